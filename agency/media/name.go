package media

import "regexp"

var mediaName = regexp.MustCompile(`^[0-9a-f]{24}\.[a-z0-9]+$`)

// IsName reports whether a name can be that of a file in the media folder: a hash of the content and an extension.
func IsName(name string) bool { return mediaName.MatchString(name) }
