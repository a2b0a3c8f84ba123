// Package leads takes in what visitors send: it checks forms, writes their emails and keeps both in one write. It also tells
// those who search what is new.
package leads

import (
	"context"
	"io"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
)

// Service takes forms in. Its methods are safe for concurrent use.
type Service struct {
	Store   *db.Store
	Key     agency.Key
	Captcha Captcha
	Uploads Uploads
	Origin  string // of the site, in links of emails; never what a request says, which its sender can choose
	Now     func() time.Time
	Wake    func() // tells the sender that emails wait
}

// Captcha judges answers to captchas.
type Captcha interface {
	// Passes counts an attempt and tells whether the characters or the proof are right.
	Passes(ctx context.Context, id, text, proof string) (bool, error)
}

// Uploads stores files.
type Uploads interface {
	// Save stores a file, safely on disk when it returns. The error is agency.ErrFileTooLarge or
	// agency.ErrFileType for a file that is refused.
	Save(ctx context.Context, kind agency.UploadKind, name string, content io.Reader) (agency.Upload, error)
	// Open opens a stored file.
	Open(file string) (io.ReadCloser, error)
}

// Answer is what the sender of a form is told. Path is the page that thanks; what does not concern a form is empty.
type Answer struct {
	Path             string    `json:"path"`
	AlreadyRequested bool      `json:"alreadyRequested,omitempty"`
	Matching         int       `json:"matching,omitempty"`
	Start            time.Time `json:"start,omitzero"`
	End              time.Time `json:"end,omitzero"`
}
