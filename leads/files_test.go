package leads_test

import (
	"bytes"
	"context"
	"errors"
	"image"
	"image/jpeg"
	"io"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/leads/check"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// photo is a JPEG with a camera's metadata.
func photo(t *testing.T) *forms.File {
	var b bytes.Buffer
	if err := jpeg.Encode(&b, image.NewGray(image.Rect(0, 0, 40, 30)), nil); err != nil {
		t.Fatal(err)
	}
	return &forms.File{Name: "gevel.jpg", Content: &b}
}

func TestFilesAreAttachedAndWrongOnesRefused(t *testing.T) {
	o := open(t)
	taken(t)(o.Job(t.Context(),
		&leads.JobInput{Envelope: o.Envelope(locale.Dutch), Person: an,
			CV: &forms.File{Name: "cv.pdf", Content: strings.NewReader("%PDF-1.7\n1 0 obj\n%%EOF")}}))
	refused(t,
		"cv FILE_TYPE")(o.Job(t.Context(),
		&leads.JobInput{Envelope: o.Envelope(locale.Dutch), Person: an,
			CV: &forms.File{Name: "cv.pdf", Content: strings.NewReader("MZ\x90\x00 program")}}))
	refused(t,
		"photos FILE_TYPE")(o.Valuation(t.Context(),
		&leads.ValuationInput{Envelope: o.Envelope(locale.Dutch), Person: an, Goal: ptr(market.Sale),
			Address: check.AddressInput{Street: "Dorp", Zip: "3640", City: "Kinrooi"},
			Photos:  []*forms.File{photo(t), {Name: "b.jpg", Content: strings.NewReader("no picture")}}}))
	taken(t)(o.Testimonial(t.Context(),
		&leads.TestimonialInput{Envelope: o.Envelope(locale.Dutch), Person: an, Name: "An", Comment: "Snel en correct verkocht.",
			Publish: true, Image: photo(t)}))
	if p := o.Collect(t); len(p.Subjects[agencyMailbox]) != 2 || !strings.Contains(p.Texts[agencyMailbox], "cv.pdf") {
		t.Errorf("the emails are %q, want two to the agency, one with the CV", p.Subjects)
	}
	if files, err := o.Store.Inbox.Uploads(t.Context()); err != nil || len(files) != 2 {
		t.Errorf("the stored files are %v (%v), want two", files, err)
	}
}

var errFull = errors.New("no space left on device")

type fullDisk struct{ leads.Uploads }

func (fullDisk) Save(context.Context, forms.UploadKind, string, io.Reader) (forms.Upload, error) {
	return forms.Upload{}, errFull
}

func TestFullDiskIsAnError(t *testing.T) {
	o := open(t)
	o.Uploads = fullDisk{o.Uploads}
	a,
		problems, err := o.Job(t.Context(),
		&leads.JobInput{Envelope: o.Envelope(locale.Dutch), Person: an, CV: &forms.File{Content: strings.NewReader("%PDF-1.7")}})
	if a != nil || problems != nil || !errors.Is(err, errFull) || len(o.Stored(t, "")) != 0 {
		t.Errorf("with a full disk the form gives %v, %v, %v, want an error alone and no lead", a, problems, err)
	}
	o.Store.Close()
	if a, problems, err := o.Contact(t.Context(), &leads.ContactInput{}); a != nil || problems != nil || err == nil {
		t.Errorf("with a closed store the form gives %v, %v, %v, want an error alone", a, problems, err)
	}
}

// TestTheDesksAddressOfFilesEnds fetches a lead's files by the address that the desk gives, just before its end and at it.
func TestTheDesksAddressOfFilesEnds(t *testing.T) {
	o := open(t)
	taken(t)(o.Job(t.Context(), &leads.JobInput{Envelope: o.Envelope(locale.Dutch), Person: an,
		CV: &forms.File{Name: "cv.pdf", Content: strings.NewReader("%PDF-1.7\n1 0 obj\n%%EOF")}}))
	list, err := o.Store.Inbox.Leads(t.Context(), leads.JobName, time.Time{})
	if err != nil || len(list) != 1 {
		t.Fatal(len(list), err)
	}
	now := time.Now()
	at := func(after time.Duration) { o.Now = func() time.Time { return now.Add(after) } }
	at(0)
	token := strings.TrimPrefix(o.FilesPath(list[0].ID), "/uploads/")
	at(limits.DeskFilesTime - time.Minute)
	if files, err := o.UploadsOf(t.Context(), token); err != nil || len(files) != 1 {
		t.Errorf("a minute before its end the address gives %d files (%v), want 1", len(files), err)
	}
	at(limits.DeskFilesTime)
	if _, err := o.UploadsOf(t.Context(), token); !errors.Is(err, agency.ErrExpired) {
		t.Errorf("at its end the address gives %v, want ErrExpired", err)
	}
}
