package forms

// FileKind says what a file is that is not taken as a picture, in the graph's words, so that its sender learns what to do about it. Texts
// for people are in the desk's messages, as "pictures.kind.HEIC".
type FileKind string

// The kinds that are told apart by how a file begins. An animation is a WebP or PNG that moves, a drawing an SVG with more than shapes.
const (
	FileHEIC       FileKind = "HEIC"
	FileAVIF       FileKind = "AVIF"
	FileTIFF       FileKind = "TIFF"
	FileRaw        FileKind = "RAW"
	FileJPEGXL     FileKind = "JPEG_XL"
	FileJPEG2000   FileKind = "JPEG_2000"
	FileGIF        FileKind = "GIF"
	FileBMP        FileKind = "BMP"
	FileIcon       FileKind = "ICON"
	FilePhotoshop  FileKind = "PHOTOSHOP"
	FileGIMP       FileKind = "GIMP"
	FilePostScript FileKind = "POSTSCRIPT"
	FilePDF        FileKind = "PDF"
	FileVideo      FileKind = "VIDEO"
	FileArchive    FileKind = "ARCHIVE"
	FileWebPage    FileKind = "WEB_PAGE"
	FileDrawing    FileKind = "DRAWING"
	FileAnimation  FileKind = "ANIMATION"
)

// WrongKindError is ErrFileType with the kind that the file has.
type WrongKindError struct{ Kind FileKind }

// Error names the kind.
func (e WrongKindError) Error() string { return ErrFileType.Error() + ": " + string(e.Kind) }

// Unwrap is ErrFileType.
func (e WrongKindError) Unwrap() error { return ErrFileType }
