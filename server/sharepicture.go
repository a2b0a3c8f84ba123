package server

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
	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/server/epc"
	"github.com/gevel/gevel/server/headers"
	"github.com/gevel/gevel/server/picture"
	"github.com/gevel/gevel/server/respond"
	"github.com/gevel/gevel/server/share"
)

// shown is what a picture is drawn of: a property or a project.
type shown interface {
	ShareCard() agency.ShareCard
	SharePicture() string
	Cover() *media.Photo
}

// record names a property or project in a language.
type record struct {
	kind     string // property or project
	number   int
	language locale.Language
}

// serveShare draws the picture beside a link: /share/nl/property/1096.jpg. It is cached by what it shows. 404 for what is not public.
// Drawing is charged to the client's budget, and as many are drawn at once as limits.SharePicturesAtOnce.
func (s *Server) serveShare(w http.ResponseWriter, r *http.Request) {
	one, err := s.sharedBy(r)
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
	body, ok := s.files.Get(key)
	if !ok {
		if body = s.drawShare(w, r, one.ShareCard()); body == nil {
			return
		}
		cache.PutBody(s.files.Bodies, key, body, body)
	}
	w.Header().Set("Cache-Control", "no-cache")
	if strings.HasSuffix(address, "?"+r.URL.RawQuery) {
		w.Header().Set("Cache-Control", headers.ForGood)
	}
	body.Write(w, r, http.StatusOK)
}

// sharedBy reads what the address names; nil for nothing public.
func (s *Server) sharedBy(r *http.Request) (shown, error) {
	l := locale.Language(r.PathValue("language"))
	file, isJPEG := strings.CutSuffix(r.PathValue("file"), ".jpg")
	number, err := strconv.Atoi(file)
	ctx, c, failed := s.store.Pin(r.Context())
	if failed != nil {
		return nil, failed
	}
	if err != nil || !isJPEG || !slices.Contains(c.Site.InUse(), l) {
		return nil, nil
	}
	return s.sharedOf(ctx, record{r.PathValue("kind"), number, l})
}

// sharedOf reads a property or project; nil for another kind and for what is not public.
func (s *Server) sharedOf(ctx context.Context, about record) (shown, error) {
	switch numbers := []int{about.number}; about.kind {
	case "property":
		selection := columns.Selection{Groups: []string{"energy", "reduction"}, Photos: 1}
		return first(s.store.PropertiesByNumber(ctx, about.language, numbers, selection))
	case "project":
		return first(s.store.ProjectsByNumber(ctx, about.language, numbers))
	}
	return nil, nil
}

func first[T shown](list []T, err error) (shown, error) {
	if err != nil || len(list) == 0 {
		return nil, err
	}
	return list[0], nil
}

// drawShare draws a card. It has answered the request when it returns nil.
func (s *Server) drawShare(w http.ResponseWriter, r *http.Request, c agency.ShareCard) *cache.Body {
	if anew, ok := s.meter(w, r)(limits.SharePictureCost); !ok {
		w.Header().Set("Retry-After", strconv.Itoa(limits.RetrySeconds(anew)))
		http.Error(w, "too many pictures within this minute; try again in the next", http.StatusTooManyRequests)
		return nil
	}
	photo := s.sizeOf(r.Context(), c.Photo) // before the place is taken, since it may have to be made
	if photo != nil {
		defer photo.Close()
	}
	select {
	case s.drawing <- struct{}{}:
		defer func() { <-s.drawing }()
	case <-r.Context().Done():
		return nil
	}
	card := share.Card{Photo: photoIn(photo), Agency: c.Agency, Place: c.Place, Title: c.Title, Price: c.Price, Band: c.Band}
	if c.Label != "" {
		card.Label = epc.Draw(c.Label)
	}
	return cache.NewBody("image/jpeg", share.Draw(card))
}

// sizeOf is a photo in the width that the card needs; nil without one, or when it cannot be made.
func (s *Server) sizeOf(ctx context.Context, photo string) io.ReadCloser {
	if photo == "" || strings.HasSuffix(photo, ".svg") {
		return nil
	}
	f, _, err := s.Media.Pictures.Open(ctx, photo, picture.Size{Width: picture.Shared, Format: picture.JPEG})
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
