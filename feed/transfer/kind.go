package transfer

import (
	"path"
	"strings"
)

// kinds are those of files by their extensions and by the format that is said of them, an extension or a type (image/jpeg). A picture of a
// kind that the site does not take is one too, so that the import says what to do about it.
var kinds = map[string]string{
	"jpg": "picture", "jpeg": "picture", "jpe": "picture", "jfif": "picture", "pjpeg": "picture", "png": "picture", "webp": "picture",
	"gif": "picture", "svg": "picture", "heic": "picture", "heif": "picture", "avif": "picture", "tif": "picture", "tiff": "picture",
	"bmp": "picture", "pdf": "pdf", "mp4": "video", "webm": "video", "mov": "video", "quicktime": "video",
}

// KindOf is the kind of a file by its name, and where that says nothing by the format that is said of it; "" for any other.
func KindOf(name, format string) string {
	address, _, _ := strings.Cut(name, "?")
	if kind := kinds[strings.ToLower(strings.TrimPrefix(path.Ext(address), "."))]; kind != "" {
		return kind
	}
	format = strings.ToLower(strings.TrimSpace(format))
	return kinds[strings.TrimPrefix(format[strings.LastIndex(format, "/")+1:], ".")]
}
