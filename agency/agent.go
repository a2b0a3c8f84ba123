package agency

import "strings"

// Initials are shown for an agent without a picture: "AV".
func (a *Agent) Initials() string {
	var b strings.Builder
	for _, word := range strings.Fields(a.Name) {
		b.WriteRune([]rune(word)[0])
	}
	return strings.ToUpper(b.String())
}
