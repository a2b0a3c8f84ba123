package forms

import (
	"errors"

	"github.com/gevel/gevel/limits"
)

// UploadKind says what an upload is for, which decides the file types that are accepted.
type UploadKind string

// The kinds of uploads: the CV of a job application, a picture with a testimonial or a valuation, what staff attaches to an answer.
const (
	UploadCV      UploadKind = "cv"
	UploadPicture UploadKind = "picture"
	UploadAnswer  UploadKind = "answer"
)

// Largest is how many bytes a file of a kind may have.
func (k UploadKind) Largest() int64 {
	switch k {
	case UploadCV:
		return limits.UploadCVBytes
	case UploadAnswer:
		return limits.AnswerFilesBytes
	}
	return limits.UploadPictureBytes
}

// Upload is a file that a visitor sent or staff attached to an answer, and that lies in the uploads folder. File is its random name there;
// Name is what its sender called it, fit to be shown; Type is its media type by content; Size is in bytes.
type Upload struct {
	File string `db:"file"`
	Name string `db:"name"`
	Type string `db:"type"`
	Size int64  `db:"size"`
}

// Why a file is refused. Any other error means that it could not be stored.
var (
	ErrFileTooLarge = errors.New("the file is too large")
	ErrFileType     = errors.New("the file is not of an accepted type")
)
