package embed

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"html"
	"math"
	"net/http"
	"net/url"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/cache"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/server/render"
	"github.com/gevel/gevel/server/respond"
	"github.com/gevel/gevel/server/share"
)

// answer is one in the words of oembed.com. A property is rich, its card in a frame; a project is a link.
type answer struct {
	Version         string `json:"version"`
	Type            string `json:"type"`
	Title           string `json:"title"`
	ProviderName    string `json:"provider_name"`
	ProviderURL     string `json:"provider_url"`
	ThumbnailURL    string `json:"thumbnail_url,omitempty"`
	ThumbnailWidth  int    `json:"thumbnail_width,omitempty"`
	ThumbnailHeight int    `json:"thumbnail_height,omitempty"`
	HTML            string `json:"html,omitempty"`
	Width           int    `json:"width,omitempty"`
	Height          int    `json:"height,omitempty"`
}

// OEmbeds tells other sites what links to pages show.
type OEmbeds struct {
	Files *respond.Files
	// Afford charges a request, or answers that its client's budget is used up.
	Afford func(http.ResponseWriter, *http.Request) bool
	// Match has the web app read the path of a page without its query.
	Match func(c *agency.Catalog, path string, l locale.Language) (render.Match, error)
}

// Serve tells other sites what a link to a property or project shows: /oembed?url=…&maxwidth=600. 404 for an address that is not
// this site's or not public, 501 for another format than JSON, 400 for parameters that cannot be read.
func (e OEmbeds) Serve(w http.ResponseWriter, r *http.Request) {
	query := r.URL.Query()
	most, err := sizeWithin(query)
	switch format := query.Get("format"); {
	case len(r.URL.RawQuery) > limits.AddressBytes:
		http.Error(w, "the address is too long", http.StatusRequestURITooLong)
		return
	case format != "" && format != "json":
		http.Error(w, "the only format is json", http.StatusNotImplemented)
		return
	case query.Get("url") == "" || err != nil:
		http.Error(w, "url is the address of a property or project; maxwidth and maxheight are whole pixels", http.StatusBadRequest)
		return
	}
	if !e.Afford(w, r) {
		return
	}
	one, about, err := e.linked(r, query.Get("url"))
	switch {
	case err != nil:
		respond.Failure(w, r, err)
	case one == nil:
		http.NotFound(w, r)
	default:
		write(w, r, answerOf(one, about, e.Files.Origin(r), most))
	}
}

func write(w http.ResponseWriter, r *http.Request, o answer) {
	text, err := json.Marshal(o)
	if err != nil {
		respond.Failure(w, r, err)
		return
	}
	w.Header().Set("Cache-Control", "no-cache")
	cache.NewBody("application/json; charset=utf-8", text).WriteOnce(w, r, http.StatusOK)
}

// pixels is a size.
type pixels struct{ width, height int }

// sizeWithin reads maxwidth and maxheight; without them nothing is too large.
func sizeWithin(query url.Values) (most pixels, err error) {
	read := func(name string) int {
		text := query.Get(name)
		n, failed := strconv.Atoi(text)
		switch {
		case text == "":
			return math.MaxInt32
		case failed != nil || n < 1:
			err = errors.New(name + " is not a number of pixels")
		}
		return n
	}
	return pixels{read("maxwidth"), read("maxheight")}, err
}

// linked reads the property or project whose page is at an address of this site; nil for anything else.
func (e OEmbeds) linked(r *http.Request, address string) (share.Shown, share.Record, error) {
	_, host, _ := strings.Cut(e.Files.Origin(r), "://")
	u, err := url.Parse(address)
	if err != nil || !strings.EqualFold(u.Host, host) || u.Scheme != "http" && u.Scheme != "https" {
		return nil, share.Record{}, nil
	}
	ctx, c, err := e.Files.Store.Pin(r.Context())
	if err != nil {
		return nil, share.Record{}, err
	}
	m, err := e.Match(c, strings.TrimSuffix(u.EscapedPath(), "/")+"/", c.Fallback())
	if err != nil {
		return nil, share.Record{}, err
	}
	var variables struct{ Number int }
	json.Unmarshal(m.Variables, &variables) // without a number it is no record
	about := share.Record{Kind: m.Page, Number: variables.Number, Language: locale.Language(m.Language)}
	one, err := share.Read(ctx, e.Files.Store, about)
	return one, about, err
}

func answerOf(one share.Shown, about share.Record, origin string, most pixels) answer {
	card := one.ShareCard()
	o := answer{Version: "1.0", Type: "link", Title: cmp.Or(card.Title, card.Place), ProviderName: card.Agency, ProviderURL: origin + "/"}
	o.ThumbnailURL, o.ThumbnailWidth, o.ThumbnailHeight = thumbnail(one, origin, most)
	if about.Kind == "property" {
		o.Type, o.Width, o.Height = "rich", min(420, most.width), min(520, most.height)
		o.HTML = fmt.Sprintf(`<iframe src="%s/embed/homes/?number=%d&amp;language=%s" title="%s" width="%d" height="%d" `+
			`loading="lazy"></iframe>`,
			html.EscapeString(origin), about.Number, about.Language, html.EscapeString(o.Title), o.Width, o.Height)
	}
	return o
}

// thumbnail is the picture that messengers show. Where that is too large it is the first photo in the largest width that fits, or none when
// no width fits.
func thumbnail(one share.Shown, origin string, most pixels) (address string, width, height int) {
	if share.Width <= most.width && share.Height <= most.height {
		return origin + one.SharePicture(), share.Width, share.Height
	}
	photo := one.Cover()
	if photo == nil || strings.HasSuffix(photo.File, ".svg") {
		return "", 0, 0
	}
	for _, width := range []int{600, 400, 100} {
		height := photo.Height * width / photo.Width
		if width <= photo.Width && width <= most.width && height <= most.height {
			return fmt.Sprintf("%s%s?width=%d&height=auto&format=jpeg", origin, photo.URL(), width), width, height
		}
	}
	return "", 0, 0
}
