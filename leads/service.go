package leads

import (
	"context"
	"io"
	"sync"
	"time"

	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/leads/alerts"
	"github.com/gevel/gevel/leads/booked"
	"github.com/gevel/gevel/leads/calendars"
	"github.com/gevel/gevel/leads/compose"
	"github.com/gevel/gevel/leads/ownernews"
)

// Service takes forms. Its methods are safe for concurrent use.
type Service struct {
	compose.Composer
	Captcha Captcha
	Uploads Uploads
	Fetch   calendars.Fetcher // reads agents' calendars
	// PhoneCRMs are the CRMs, by name, that take a person of whom only a phone number is known.
	PhoneCRMs []string

	turn sync.Mutex // held from working out whose turn it is until the lead is stored
}

// Calendars reads agents' calendars.
func (o *Service) Calendars() *calendars.Service {
	return &calendars.Service{App: o.App, Fetch: o.Fetch}
}

// Booked changes appointments and tells of them.
func (o *Service) Booked() *booked.Service { return &booked.Service{Composer: o.Composer} }

// Alerts sends emails to people with a demand.
func (o *Service) Alerts() *alerts.Service {
	return &alerts.Service{Composer: o.Composer, Appointments: o.Booked()}
}

// OwnerNews writes to owners about their properties.
func (o *Service) OwnerNews() *ownernews.Service { return &ownernews.Service{Composer: o.Composer} }

// Captcha checks answers to captchas.
type Captcha interface {
	// Passes counts an attempt and reports whether the answer is right.
	Passes(ctx context.Context, id, text, proof string) (bool, error)
}

// Uploads stores files.
type Uploads interface {
	// Save stores a file and returns once it is safely on disk. For a file that is refused the error is forms.ErrFileTooLarge or
	// forms.ErrFileType.
	Save(ctx context.Context, kind forms.UploadKind, name string, content io.Reader) (forms.Upload, error)
	// Open opens a stored file.
	Open(file string) (io.ReadCloser, error)
}

// Answer is the answer to the sender of a form. Path is the thank-you page; fields that a form does not use are empty.
type Answer struct {
	Path             string    `json:"path"`
	AlreadyRequested bool      `json:"alreadyRequested,omitempty"`
	Matching         int       `json:"matching,omitempty"`
	Start            time.Time `json:"start,omitzero"`
	End              time.Time `json:"end,omitzero"`
	Lead             string    `json:"lead,omitempty"` // of a call
}
