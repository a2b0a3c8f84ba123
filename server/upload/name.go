package upload

import (
	"path"
	"strings"
	"unicode"
)

// longestName is the longest name in characters, without the extension.
const longestName = 80

// cleanName makes a visitor's name for a file safe to show and attach: no folders, no invisible characters, and the extension of the actual
// type.
func cleanName(name string, s sort) string {
	name = name[strings.LastIndexAny(name, `/\`)+1:]
	name = strings.TrimSuffix(name, path.Ext(name))
	name = strings.Trim(strings.Map(plain, strings.ToValidUTF8(name, "")), ". ")
	if r := []rune(name); len(r) > longestName {
		name = string(r[:longestName])
	}
	if name == "" {
		name = string(s.kind)
	}
	return name + s.extension
}

func plain(r rune) rune {
	switch {
	case unicode.IsSpace(r):
		return ' '
	case !unicode.IsPrint(r), strings.ContainsRune(`<>:"|?*`, r):
		return -1
	}
	return r
}
