package share

import (
	"context"
	"image"
	"io"
	"net/http"
	"slices"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/cache"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/server/epc"
	"github.com/gevel/gevel/server/headers"
	"github.com/gevel/gevel/server/picture"
	"github.com/gevel/gevel/server/respond"
)

// Shown is what a picture is drawn of: a property or a project.
type Shown interface {
	ShareCard() agency.ShareCard
	SharePicture() string
	Cover() *media.Photo
}

// Record names a property or project in a language.
type Record struct {
	Kind     string // property or project
	Number   int
	Language locale.Language
}

// Pictures are the pictures beside links.
type Pictures struct {
	Files *respond.Files
	Sizes *picture.Maker
	// Meter charges the budget of a request's client.
	Meter func(http.ResponseWriter, *http.Request) engine.Meter
	// Drawing has a place for each picture that may be drawn at once.
	Drawing chan struct{}
}

// Serve draws the picture beside a link: /share/nl/property/1096.jpg. It is cached by what it shows. 404 for what is not public. Drawing is
// charged to the client's budget, and as many are drawn at once as p.Drawing has places.
func (p Pictures) Serve(w http.ResponseWriter, r *http.Request) {
	one, err := p.named(r)
	if err != nil {
		respond.Failure(w, r, err)
		return
	}
	if one == nil {
		http.NotFound(w, r)
		return
	}
	address := one.SharePicture()
	key, err := respond.KeyOf(0, "", address)
	if err != nil {
		respond.Failure(w, r, err)
		return
	}
	body, ok := p.Files.Get(key)
	if !ok {
		if body = p.draw(w, r, one.ShareCard()); body == nil {
			return
		}
		cache.PutBody(p.Files.Bodies, key, body, body)
	}
	w.Header().Set("Cache-Control", "no-cache")
	if strings.HasSuffix(address, "?"+r.URL.RawQuery) {
		w.Header().Set("Cache-Control", headers.ForGood)
	}
	body.Write(w, r, http.StatusOK)
}

// named reads what the address names; nil for nothing public.
func (p Pictures) named(r *http.Request) (Shown, error) {
	l := locale.Language(r.PathValue("language"))
	file, isJPEG := strings.CutSuffix(r.PathValue("file"), ".jpg")
	number, err := strconv.Atoi(file)
	ctx, c, failed := p.Files.Store.Pin(r.Context())
	if failed != nil {
		return nil, failed
	}
	if err != nil || !isJPEG || !slices.Contains(c.Site.InUse(), l) {
		return nil, nil
	}
	return Read(ctx, p.Files.Store, Record{r.PathValue("kind"), number, l})
}

// Read reads a property or project; nil for another kind and for what is not public.
func Read(ctx context.Context, store *db.Store, about Record) (Shown, error) {
	switch numbers := []int{about.Number}; about.Kind {
	case "property":
		selection := columns.Selection{Groups: []string{"energy", "reduction"}, Photos: 1}
		return first(store.PropertiesByNumber(ctx, about.Language, numbers, selection))
	case "project":
		return first(store.ProjectsByNumber(ctx, about.Language, numbers))
	}
	return nil, nil
}

func first[T Shown](list []T, err error) (Shown, error) {
	if err != nil || len(list) == 0 {
		return nil, err
	}
	return list[0], nil
}

// draw draws a card. It has answered the request when it returns nil.
func (p Pictures) draw(w http.ResponseWriter, r *http.Request, c agency.ShareCard) *cache.Body {
	if anew, ok := p.Meter(w, r)(limits.SharePictureCost); !ok {
		w.Header().Set("Retry-After", strconv.Itoa(limits.RetrySeconds(anew)))
		http.Error(w, "too many pictures within this minute; try again in the next", http.StatusTooManyRequests)
		return nil
	}
	photo := p.sizeOf(r.Context(), c.Photo) // before the place is taken, since it may have to be made
	if photo != nil {
		defer photo.Close()
	}
	select {
	case p.Drawing <- struct{}{}:
		defer func() { <-p.Drawing }()
	case <-r.Context().Done():
		return nil
	}
	card := Card{Photo: photoIn(photo), Agency: c.Agency, Place: c.Place, Title: c.Title, Price: c.Price, Band: c.Band}
	if c.Label != "" {
		card.Label = epc.Draw(c.Label)
	}
	return cache.NewBody("image/jpeg", Draw(card))
}

// sizeOf is a photo in the width that the card needs; nil without one, or when it cannot be made.
func (p Pictures) sizeOf(ctx context.Context, photo string) io.ReadCloser {
	if photo == "" || strings.HasSuffix(photo, ".svg") {
		return nil
	}
	f, _, err := p.Sizes.Open(ctx, photo, picture.Size{Width: picture.Shared, Format: picture.JPEG})
	if err != nil {
		return nil
	}
	return f
}

// photoIn decodes a photo; nil when it cannot be read, so that the card has none.
func photoIn(f io.Reader) image.Image {
	if f == nil {
		return nil
	}
	photo, _, err := image.Decode(f)
	if err != nil {
		return nil
	}
	return photo
}
