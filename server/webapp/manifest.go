package webapp

import (
	"context"
	"encoding/json"
	"net/http"
	"slices"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/cache"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/server/respond"
)

// manifest lets devices install the site as an app (W3C Web Application Manifest).
type manifest struct {
	ID         string          `json:"id"`
	Name       string          `json:"name"`
	ShortName  string          `json:"short_name"`
	Language   locale.Language `json:"lang"`
	Start      string          `json:"start_url"`
	Scope      string          `json:"scope"`
	Display    string          `json:"display"`
	Background string          `json:"background_color"`
	Theme      string          `json:"theme_color"`
	Icons      []manifestIcon  `json:"icons"`
}

type manifestIcon struct {
	Source  string `json:"src"`
	Sizes   string `json:"sizes"`
	Type    string `json:"type"`
	Purpose string `json:"purpose,omitempty"`
}

// icons are made from favicon.svg. The last one has a margin for devices that crop icons ("maskable").
var icons = []manifestIcon{
	{"/favicon.svg", "any", "image/svg+xml", ""},
	{"/icon-192.png", "192x192", "image/png", ""},
	{"/icon-512.png", "512x512", "image/png", ""},
	{"/icon-round-512.png", "512x512", "image/png", "maskable"},
}

// ServeManifest serves the manifest of a language, and 404 for a language not in use.
func ServeManifest(files *respond.Files, l locale.Language) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		files.Serve(w, r, func(_ context.Context, c *agency.Catalog) (*cache.Body, error) {
			if !slices.Contains(c.Site.InUse(), l) {
				return nil, nil
			}
			home := agency.Path("home", l)
			text, err := json.Marshal(manifest{ID: "/", Name: c.Site.Name.In(l, c.Fallback()), ShortName: c.Site.ShortName, Language: l,
				Start: home,
				Scope: "/", Display: "minimal-ui", Background: agency.Ground, Theme: agency.Ground, Icons: icons})
			return cache.NewBody("application/manifest+json", text), err
		})
	}
}
