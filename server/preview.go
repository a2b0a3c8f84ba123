package server

import (
	"context"
	"errors"
	"net/http"
	"regexp"
	"strings"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/auth/principal"
	"github.com/gevel/gevel/db/catalogs"
	"github.com/gevel/gevel/mail"
	"github.com/gevel/gevel/parts"
	"github.com/gevel/gevel/parts/edit"
	"github.com/gevel/gevel/properties"
	"github.com/gevel/gevel/server/ratelimit"
	"github.com/gevel/gevel/server/render"
	"github.com/gevel/gevel/server/respond"
)

// servePreview shows a page of the site with all drafts, or with that of one property, to anybody who has the link of a preview. The page
// is rendered for each request and never cached. It has no scripts, so neither tags nor the service worker run; it sends no form, and its
// links stay in the preview.
func (s *Server) servePreview(w http.ResponseWriter, r *http.Request) {
	if !s.secret.Open(w, r, ratelimit.Previews) {
		s.secret.WritePage(w, r, http.StatusTooManyRequests, mail.LinkBusy)
		return
	}
	token := r.PathValue("token")
	page, err := s.preview(r, token)
	switch {
	case errors.Is(err, agency.ErrForged), errors.Is(err, agency.ErrExpired), errors.Is(err, catalogs.ErrEmpty):
		s.secret.ServeDead(w, r, err)
	case err != nil:
		respond.Failure(w, r, err)
	case page.Redirect != "":
		http.Redirect(w, r, inPreview(token)+page.Redirect, http.StatusTemporaryRedirect)
	default:
		h := w.Header()
		h.Set("Content-Language", page.Language)
		h.Set("Content-Security-Policy", previewPolicy(page.Style))
		page.Body.WriteOnce(w, r, page.Status)
	}
}

func (s *Server) preview(r *http.Request, token string) (*render.Finished, error) {
	ctx := principal.Anonymous(r.Context())
	key, err := s.store.SigningKey(ctx)
	if err != nil {
		return nil, err
	}
	subject, err := key.Read(parts.PreviewPurpose, token, s.settings.Now())
	if err != nil {
		return nil, err
	}
	ctx, c, err := s.drafted(ctx, parts.PreviewedProperty(subject))
	if err != nil {
		return nil, err
	}
	inUse := c.Site.InUse()
	l := render.Location{
		URL:         "/" + r.PathValue("path"),
		Origin:      s.origin(r),
		Languages:   join(inUse),
		Unpublished: strings.Join(c.Unpublished(), ","),
		Language:    string(inUse[0]),
	}
	for _, one := range inUse {
		if strings.HasPrefix(l.URL, "/"+string(one)+"/") {
			l.Language = string(one)
		}
	}
	return s.site.Preview(ctx, l, func(html string) string {
		return ownLink.ReplaceAllString(html, "${1}"+inPreview(token)+"${2}")
	})
}

// drafted gives a context that sees one property with what waits of it, or with 0 the site with the drafts of all else.
func (s *Server) drafted(ctx context.Context, property int) (context.Context, *agency.Catalog, error) {
	if property != 0 {
		edited := properties.Service{Store: s.store, Media: s.settings.Media}
		d, err := edited.Drafted(ctx, property)
		if err == nil && d == nil {
			err = agency.ErrExpired // it is gone
		}
		if err != nil {
			return ctx, nil, err
		}
		ctx, err = s.store.PinProperty(ctx, d)
		return ctx, d.Catalog, err
	}
	_, now, err := edit.ReadDrafted(ctx, s.store)
	if err != nil {
		return ctx, nil, err
	}
	if now.Site == nil {
		return ctx, nil, catalogs.ErrEmpty
	}
	return s.store.PinDraft(ctx, now.Site, now.Articles)
}

// ownLink matches the beginning of a link to another page of the site, up to the language.
var ownLink = regexp.MustCompile(`(<a\b[^>]*?\shref=")(/(?:nl|fr|en|de)/)`)

func inPreview(token string) string { return parts.PreviewPath + token }

// previewPolicy lets a preview load pictures, fonts, videos and its style of this site, and nothing run or be sent.
func previewPolicy(style string) string {
	return "default-src 'none'; style-src " + style + "; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; " +
		"media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-same-origin"
}
