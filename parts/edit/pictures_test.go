package edit

import (
	"testing"
	"testing/fstest"
	"time"

	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/pictures"
	"github.com/gevel/gevel/intake"
	"github.com/gevel/gevel/intake/mediafiles"
	"github.com/gevel/gevel/internal/oddpicture"
	"github.com/gevel/gevel/internal/rastertest"
	"github.com/gevel/gevel/locale"
)

// TestPicturesOfParts gives an article and the banner an upload: both stay so after an import of a folder that knows neither. A picture
// that the folder names too is a question.
func TestPicturesOfParts(t *testing.T) {
	d := newDesk(t)
	m, err := mediafiles.StorePicture(rastertest.Pictures(t)[".png"], d.media)
	if err != nil {
		t.Fatal(err)
	}
	name := "zomer.png"
	if err := d.store.Pictures.AddPicture(t.Context(), pictures.Picture{File: m.File, Name: &name, Width: &m.Width,
		Height: &m.Height, Size: &m.Size,
		Words: locale.Localized{"nl": "Zomer"}}, desklog.Action{At: time.Now()}); err != nil {
		t.Fatal(err)
	}
	const about = "article:pages/about"
	for record, field := range map[string]string{about: "image", "site": "banner.image"} {
		if _, problems := d.saves(record, field, "", `"000000000000000000000000.jpg"`); len(problems) != 1 {
			t.Errorf("%s with an unknown picture gives %v, want a problem", field, problems)
		}
		if stale, problems := d.saves(record, field, "", `"`+m.File+`"`); stale || len(problems) > 0 {
			t.Errorf("saving %s is refused: stale %t, problems %v", field, stale, problems)
		}
	}
	if _, problems := d.saves("site", "banner.gallery", "", `["`+m.File+`"]`); len(problems) > 0 {
		t.Errorf("a gallery that is not shown yet is refused: %v", problems)
	}
	shown := func(when string) {
		c, err := d.store.Catalog(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if p := c.Articles[0].Picture; p == nil || p.File != m.File || p.Width != m.Width || p.Alt["nl"] != "Zomer" ||
			c.Site.Banner.Image != m.File {
			t.Errorf("%s the article has the picture %+v and the banner %q, want %s", when, p, c.Site.Banner.Image, m.File)
		}
	}
	shown("after saving")
	if q := d.imports(intake.Options{}); len(q) > 0 {
		t.Errorf("an import asks %v, want no question", q)
	}
	shown("after an import")
	d.folder["photos/other.png"] = &fstest.MapFile{Data: oddpicture.PNG(30, 20, oddpicture.Depth{Bits: 8, Colours: 2})}
	d.write("articles/pages/about.nl.md", "---\ntitle: Over ons\nintro: Wie\nimage: other.png\n---\nWij zijn **er**.")
	if q := d.imports(intake.Options{}); len(q) != 1 || q[0].Field != "image" {
		t.Errorf("an import with another picture asks %v, want one question", q)
	}
	shown("before an answer")
	d.imports(intake.Options{TakeFolder: true})
	if now := d.state(); now.Articles[0].Picture.File == m.File || now.Articles[0].Picture.Width != 30 {
		t.Errorf("the folder's answer gives %+v, want its picture", now.Articles[0].Picture)
	}
}
