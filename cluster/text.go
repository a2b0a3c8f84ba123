package cluster

import (
	"regexp"
	"strconv"
)

// parts of SQL: a text, a name in quotes, a comment, or a placeholder.
var parts = regexp.MustCompile("(?s)'(?:[^']|'')*'|\"(?:[^\"]|\"\")*\"|`[^`]*`|--[^\n]*|/\\*.*?\\*/|\\?[0-9]*")

// castToText writes the placeholders of some arguments, counted from 1, as text, because their bytes are sent instead.
func castToText(sql string, args map[int]bool) string {
	last := 0 // SQLite gives a placeholder without a number the one after the largest so far
	return parts.ReplaceAllStringFunc(sql, func(part string) string {
		if part[0] != '?' {
			return part
		}
		number, err := strconv.Atoi(part[1:])
		if err != nil {
			number = last + 1
		}
		last = max(last, number)
		if args[number] {
			return "CAST(?" + strconv.Itoa(number) + " AS TEXT)"
		}
		return "?" + strconv.Itoa(number)
	})
}
