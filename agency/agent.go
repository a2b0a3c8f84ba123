package agency

import "strings"

// Initials stand in for a face that has no picture: "AV".
func (a *Agent) Initials() string {
	var b strings.Builder
	for _, word := range strings.Fields(a.Name) {
		b.WriteRune([]rune(word)[0])
	}
	return strings.ToUpper(b.String())
}
