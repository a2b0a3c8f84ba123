package db

import (
	"errors"
	"fmt"
	"testing"
	"time"

	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/db/pictures"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// TestUploadedPicturesAreSoMany uploads the last picture that the site may have, and one more.
func TestUploadedPicturesAreSoMany(t *testing.T) {
	s := open(t)
	if _, err := s.Write(t.Context(),
		handle.Statement{SQL: `INSERT INTO picture (file, words, decorative, version, staff, at, name, uploaded_at)
		WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
		SELECT printf('%024x.jpg', i), '{}', 0, 1, 1, 1, 'x', 1 FROM n`,
			Args: []any{limits.UploadedPictures - 1}}); err != nil {
		t.Fatal(err)
	}
	upload := func(i int) error {
		name, one := "foto", 1
		return s.Pictures.AddPicture(t.Context(), pictures.Picture{File: fmt.Sprintf("%024x.png", i), Name: &name,
			Width: &one, Height: &one, Size: &one,
			Words: locale.Localized{}}, desklog.Action{At: time.Now(), Staff: 1, Name: "uploadPicture"})
	}
	if err := upload(1); err != nil {
		t.Errorf("the last upload gives %v, want no error", err)
	}
	if err := upload(2); !errors.Is(err, pictures.ErrManyPictures) {
		t.Errorf("an upload more gives %v, want %v", err, pictures.ErrManyPictures)
	}
}
