package sitetest

import (
	"encoding/xml"
	"regexp"
	"strings"
	"testing"
)

// Sitemap is a file of the sitemap: other files of it, or pages.
type Sitemap struct {
	Files []struct {
		Loc string `xml:"loc"`
	} `xml:"sitemap"`
	Pages []struct {
		Loc        string `xml:"loc"`
		Changed    string `xml:"lastmod"`
		Alternates []struct {
			Language string `xml:"hreflang,attr"`
			Href     string `xml:"href,attr"`
		} `xml:"link"`
	} `xml:"url"`
}

// Sitemap reads a file of the sitemap.
func (s Site) Sitemap(t *testing.T, path string) (m Sitemap) {
	t.Helper()
	r := s.Get(t, path)
	if r.StatusCode != 200 || r.Header.Get("Content-Type") != "application/xml; charset=utf-8" {
		t.Fatalf("%s: status %d, type %s, want 200 and XML", path, r.StatusCode, r.Header.Get("Content-Type"))
	}
	if err := xml.Unmarshal([]byte(r.Text), &m); err != nil {
		t.Fatalf("%s is not a sitemap: %v", path, err)
	}
	return m
}

var headLink = regexp.MustCompile(`<link rel="(?:alternate" hrefLang="([^"]+)|canonical)" href="([^"]+)"/>`)

// LinksOf returns the alternate addresses of a page by language, and its canonical address under "".
func LinksOf(page string) map[string]string {
	links := map[string]string{}
	for _, m := range headLink.FindAllStringSubmatch(page, -1) {
		links[m[1]] = strings.ReplaceAll(m[2], "&amp;", "&")
	}
	return links
}
