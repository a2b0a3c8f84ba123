package upload

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency/forms"
)

// leads is a store in memory; nil fails.
type leads []string

func (l leads) Uploads(context.Context) ([]string, error) {
	if l == nil {
		return nil, errors.New("the store does not answer")
	}
	return l, nil
}

func TestSweepDeletesOrphansAfterADay(t *testing.T) {
	f := open(t)
	var names []string
	for range 3 {
		u, err := f.Save(t.Context(), forms.UploadCV, "cv.pdf", strings.NewReader("%PDF-1.7"))
		if err != nil {
			t.Fatal(err)
		}
		names = append(names, u.File)
	}
	if err := f.Sweep(t.Context(), leads{}, time.Now().Add(23*time.Hour)); err != nil || len(f.files(t)) != 3 {
		t.Errorf("within a day the files are %v (%v), want all 3", f.files(t), err)
	}
	tomorrow := time.Now().Add(25 * time.Hour)
	if err := f.Sweep(t.Context(), leads(nil), tomorrow); err == nil || len(f.files(t)) != 3 {
		t.Errorf("when the store fails, the files are %v and the error %v, want all 3 and its error", f.files(t), err)
	}
	if err := f.Sweep(t.Context(), leads{names[2], names[0]}, tomorrow); err != nil || len(f.files(t)) != 2 {
		t.Errorf("after a day the files are %v (%v), want the 2 that belong to leads", f.files(t), err)
	}
	if _, err := f.read(names[0]); err != nil {
		t.Errorf("the file of a lead cannot be read: %v", err)
	}
	if _, err := f.read(names[1]); err == nil {
		t.Error("a file without a lead was not deleted")
	}
}
