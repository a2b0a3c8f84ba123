package sitemap

import (
	"bytes"
	"context"
	"encoding/xml"
	"fmt"
	"slices"
	"strconv"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/cache"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/server/respond"
)

const xmlType = "application/xml; charset=utf-8"

// sitemap writes file number (from 1) of a language; nil when there is none. Properties come after all other pages, straight from the
// store.
func (s Sitemaps) sitemap(ctx context.Context, c *agency.Catalog, origin string, l locale.Language, number int) (*cache.Body, error) {
	at := slices.Index(c.Site.InUse(), l)
	if at < 0 {
		return nil, nil
	}
	stock, err := s.Store.Stock(ctx)
	if err != nil {
		return nil, err
	}
	pages, err := s.pagesBesideProperties(ctx, c, stock)
	if err != nil {
		return nil, err
	}
	w := &sitemapWriter{origin: origin, at: at}
	from := (number - 1) * sitemapSize
	here := pages[min(from, len(pages)):min(from+sitemapSize, len(pages))]
	for _, p := range here {
		w.write(p)
	}
	for p, err := range s.Store.Findable(ctx, c, max(0, from-len(pages)), sitemapSize-len(here)) {
		if err != nil {
			return nil, err
		}
		if paths, ok := respond.PartOf(ctx, p, (*agency.Property).Paths); ok {
			w.write(listed{paths, p.UpdatedUnix})
		}
	}
	if w.pages == 0 {
		return nil, nil
	}
	return cache.NewBodyAt(origin, xmlType, slices.Concat([]byte(sitemapHead), w.Bytes(), []byte("</urlset>\n"))), nil
}

const sitemapHead = xml.Header + `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">` +
	"\n"

// sitemapWriter writes the pages of the language with index at, each with all its alternates, its own included. Those that show the texts
// of another language are left out.
type sitemapWriter struct {
	bytes.Buffer
	origin string
	at     int
	pages  int // those left out too, so that every language has as many files
}

func (w *sitemapWriter) write(p listed) {
	if w.pages++; p.paths[w.at].Untranslated {
		return
	}
	fmt.Fprintf(w, "<url><loc>%s</loc>", escaped(w.origin+p.paths[w.at].Path))
	if p.changed > 0 {
		fmt.Fprintf(w, "<lastmod>%s</lastmod>", written(p.changed))
	}
	for _, a := range p.paths {
		if a.Translated() {
			w.alternate(string(a.Language), a.Path)
		}
	}
	w.alternate("x-default", p.paths[0].Path) // the site's first language, as in web/site/layout/Head.tsx
	w.WriteString("</url>\n")
}

func (w *sitemapWriter) alternate(language, path string) {
	fmt.Fprintf(w, `<xhtml:link rel="alternate" hreflang="%s" href="%s"/>`, language, escaped(w.origin+path))
}

// sitemapIndex lists the files of every language. All have the same pages, and so the same number of files.
func sitemapIndex(origin string, inUse []locale.Language, files int, changed int64) []byte {
	var b bytes.Buffer
	b.WriteString(xml.Header + `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">` + "\n")
	for _, l := range inUse {
		for n := range files {
			name := "sitemap-" + string(l)
			if n > 0 {
				name += "-" + strconv.Itoa(n+1)
			}
			fmt.Fprintf(&b, "<sitemap><loc>%s</loc>", escaped(origin+"/"+name+".xml"))
			if changed > 0 {
				fmt.Fprintf(&b, "<lastmod>%s</lastmod>", written(changed))
			}
			b.WriteString("</sitemap>\n")
		}
	}
	b.WriteString("</sitemapindex>\n")
	return b.Bytes()
}

func escaped(s string) string {
	var b bytes.Buffer
	xml.EscapeText(&b, []byte(s)) // a buffer takes everything
	return b.String()
}
