package main

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"regexp"
	"runtime"

	"golang.org/x/sync/errgroup"
)

// crawler asks for pages of a site.
type crawler struct{ origin string }

var (
	location    = regexp.MustCompile(`<loc>([^<]+)</loc>`)
	listsOthers = regexp.MustCompile(`<sitemapindex`)
)

// crawl asks for at most so many addresses of the sitemap, each once, as many at once as there are cores. How many there were.
func (c crawler) crawl(ctx context.Context, most int) (int, error) {
	addresses, err := c.addressesIn(c.origin + "/sitemap.xml")
	if err != nil {
		return 0, err
	}
	addresses = addresses[:min(most, len(addresses))]
	g, ctx := errgroup.WithContext(ctx)
	g.SetLimit(runtime.NumCPU())
	for i, address := range addresses {
		if ctx.Err() != nil {
			break
		}
		g.Go(func() error {
			_, err := c.get(address, i)
			return err
		})
	}
	return len(addresses), g.Wait()
}

// addressesIn are the addresses in a sitemap, or in the sitemaps that it lists.
func (c crawler) addressesIn(sitemap string) (list []string, err error) {
	text, err := c.get(sitemap, 0)
	if err != nil {
		return nil, err
	}
	others := listsOthers.Match(text)
	for _, found := range location.FindAllSubmatch(text, -1) {
		if !others {
			list = append(list, string(found[1]))
			continue
		}
		more, err := c.addressesIn(string(found[1]))
		if err != nil {
			return nil, err
		}
		list = append(list, more...)
	}
	return list, nil
}

// get fetches an address from the nth of 65,536 networks, as a proxy on this machine would name them. An answer but 200 is an error.
func (c crawler) get(address string, n int) ([]byte, error) {
	r, err := http.NewRequest("GET", address, nil)
	if err != nil {
		return nil, err
	}
	r.Header.Set("X-Forwarded-For", fmt.Sprintf("198.18.%d.%d", n>>8&255, n&255))
	a, err := http.DefaultClient.Do(r)
	if err != nil {
		return nil, err
	}
	defer a.Body.Close()
	text, err := io.ReadAll(a.Body)
	if err == nil && a.StatusCode != http.StatusOK {
		err = fmt.Errorf("%s: %s", address, a.Status)
	}
	return text, err
}
