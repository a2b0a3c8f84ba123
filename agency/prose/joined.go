package prose

import "strings"

// Joined joins the parts that are not empty.
func Joined(separator string, parts ...string) string {
	var filled []string
	for _, p := range parts {
		if p != "" {
			filled = append(filled, p)
		}
	}
	return strings.Join(filled, separator)
}
