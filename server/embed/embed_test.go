package embed_test

import (
	"encoding/json"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/sitetest"
	"github.com/gevel/gevel/limits"
)

// TestEmbedsWriteTheirAddressIntoTheElement gives the frame all kinds of query strings.
func TestEmbedsWriteTheirAddressIntoTheElement(t *testing.T) {
	v := sitetest.Shared(t)
	for query, want := range map[string]string{
		"":                              `<gevel-homes filter="" language="nl" count="6">`,
		"goal=RENT&language=fr&count=3": `<gevel-homes filter="goal=RENT&amp;language=fr&amp;count=3" language="fr" count="3">`,
		"count=1000&language=xx":        `language="nl" count="24">`,
		"count=-1":                      `count="1">`,
		"count=many&language=de":        `language="nl" count="6">`, // the sample does not use German
		"text=%22%3E%3Cscript%3E":       `filter="text=%22%3E%3Cscript%3E"`,
		`text="><img/src=x>`:            `filter="text=&#34;&gt;&lt;img/src=x&gt;"`,
	} {
		if r := v.Get(t, "/embed/homes/?"+query); r.StatusCode != http.StatusOK || !strings.Contains(r.Text, want) {
			t.Errorf("?%s: status %d, want %s in %s", query, r.StatusCode, want, r.Text)
		}
	}
	if r := v.Get(t, "/embed/homes/?"+strings.Repeat("number=1096&", 1000)); r.StatusCode != http.StatusRequestURITooLong {
		t.Errorf("a filter of 1000 numbers: status %d, want 414", r.StatusCode)
	}
	if r := v.Get(t, "/embed/homes?goal=SALE"); r.StatusCode != http.StatusPermanentRedirect {
		t.Errorf("without a slash: status %d, want 308", r.StatusCode)
	}
	script := v.Get(t, "/embed/homes.js")
	if script.StatusCode != http.StatusOK || !strings.HasPrefix(script.Header.Get("Content-Type"), "text/javascript") {
		t.Errorf("the script: status %d, type %s", script.StatusCode, script.Header.Get("Content-Type"))
	}
}

type oEmbed struct {
	Version, Type, Title, HTML string
	ProviderName               string `json:"provider_name"`
	ThumbnailURL               string `json:"thumbnail_url"`
	ThumbnailWidth             int    `json:"thumbnail_width"`
	ThumbnailHeight            int    `json:"thumbnail_height"`
	Width, Height              int
}

func oEmbedOf(t *testing.T, v sitetest.Site, address, others string) oEmbed {
	t.Helper()
	r := v.Get(t, "/oembed?url="+url.QueryEscape(address)+others, "Origin", "https://partner.example")
	var o oEmbed
	if err := json.Unmarshal([]byte(r.Text), &o); err != nil || r.StatusCode != http.StatusOK {
		t.Fatalf("%s%s: status %d, %s (%v)", address, others, r.StatusCode, r.Text, err)
	}
	if r.Header.Get("Access-Control-Allow-Origin") != "*" || o.Version != "1.0" || o.Title == "" || o.ProviderName == "" {
		t.Errorf("%s: %+v, headers %v", address, o, r.Header)
	}
	return o
}

// TestOEmbedDescribesWhatALinkShows follows the link in the head of pages, in each language.
func TestOEmbedDescribesWhatALinkShows(t *testing.T) {
	v := sitetest.Shared(t)
	for _, c := range []struct{ path, language, kind string }{
		{"/property/1096/", "nl", "rich"}, {"/property/1096/", "fr", "rich"}, {"/project/2001/", "en", "link"}} {
		page := v.URL + v.Path(t, c.path, c.language)
		link := `<link rel="alternate" type="application/json+oembed" href="` + v.URL + "/oembed?url=" + url.QueryEscape(page) + `"`
		if text := v.Get(t, strings.TrimPrefix(page, v.URL)).Text; !strings.Contains(text, link) {
			t.Errorf("%s lacks %s", page, link)
		}
		o := oEmbedOf(t, v, page, "&format=json")
		if o.Type != c.kind || o.ThumbnailWidth != 1200 || o.ThumbnailHeight != 630 || (o.HTML != "") != (c.kind == "rich") {
			t.Errorf("%s: %+v, want the type %s and a picture of 1200 by 630", page, o, c.kind)
		}
		if r := v.Get(t, strings.TrimPrefix(o.ThumbnailURL, v.URL)); r.StatusCode != http.StatusOK {
			t.Errorf("the picture %s: status %d, want 200", o.ThumbnailURL, r.StatusCode)
		}
		if frame := `src="` + v.URL + "/embed/homes/?number=1096&amp;language=" + c.language + `"`; c.kind == "rich" &&
			!strings.Contains(o.HTML, frame) {
			t.Errorf("%s: the frame is %s, want %s", page, o.HTML, frame)
		}
	}
	if strings.Contains(v.Get(t, "/nl/").Text, "oembed") {
		t.Error("the home page has an oEmbed link, which has no answer")
	}
}

// TestOEmbedKeepsWithinTheSize asks for smaller and smaller pictures and frames.
func TestOEmbedKeepsWithinTheSize(t *testing.T) {
	v := sitetest.Shared(t)
	for others, width := range map[string]int{"&maxwidth=1200": 1200, "&maxwidth=1199": 600, "&maxheight=629": 600, "&maxwidth=600": 600,
		"&maxwidth=400&maxheight=10000": 400, "&maxwidth=99": 0, "&maxheight=1": 0} {
		o := oEmbedOf(t, v, v.URL+"/property/1096/", others)
		if o.ThumbnailWidth != width || (o.ThumbnailURL != "") != (width > 0) {
			t.Errorf("%s: the picture is %s, %d wide, want %d", others, o.ThumbnailURL, o.ThumbnailWidth, width)
		}
		if width > 0 {
			if r := v.Get(t, strings.TrimPrefix(o.ThumbnailURL, v.URL)); r.StatusCode != http.StatusOK {
				t.Errorf("the picture %s: status %d, want 200", o.ThumbnailURL, r.StatusCode)
			}
		}
	}
	if o := oEmbedOf(t, v, v.URL+"/property/1096", "&maxwidth=300&maxheight=200"); o.Width != 300 || o.Height != 200 ||
		!strings.Contains(o.HTML, `width="300" height="200"`) {
		t.Errorf("within 300 by 200: %+v, want a frame of that size", o)
	}
}

// TestOEmbedRefuses asks for what has no answer.
func TestOEmbedRefuses(t *testing.T) {
	v := sitetest.Open(t)
	address := func(text string) string { return "url=" + url.QueryEscape(text) }
	for query, want := range map[string]int{
		"":                               http.StatusBadRequest,
		"url=":                           http.StatusBadRequest,
		address(v.URL + "/nl/"):          http.StatusNotFound,
		address(v.URL + "/fr/a-vendre/"): http.StatusNotFound,
		address(v.URL + "/property/1/"):  http.StatusNotFound,
		address(v.URL + "/property/99999999999999999999/"):                       http.StatusNotFound,
		address("https://elsewhere.example/property/1096/"):                      http.StatusNotFound,
		address("ftp" + strings.TrimPrefix(v.URL, "http") + "/property/1096/"):   http.StatusNotFound,
		address("//" + strings.TrimPrefix(v.URL, "http://") + "/property/1096/"): http.StatusNotFound,
		address("javascript:alert(1)"):                                           http.StatusNotFound,
		address("http://[::1"):                                                   http.StatusNotFound,
		address(v.URL+"/property/1096/") + "&format=xml":                         http.StatusNotImplemented,
		address(v.URL+"/property/1096/") + "&maxwidth=0":                         http.StatusBadRequest,
		address(v.URL+"/property/1096/") + "&maxheight=wide":                     http.StatusBadRequest,
		address(v.URL + "/" + strings.Repeat("a", 9000) + "/"):                   http.StatusRequestURITooLong,
	} {
		if r := v.Get(t, "/oembed?"+query); r.StatusCode != want {
			t.Errorf("/oembed?%.120s: status %d, want %d", query, r.StatusCode, want)
		}
	}
	v.Write(t, "UPDATE property SET held = 1 WHERE number = 1096")
	if r := v.Get(t, "/oembed?"+address(v.URL+"/property/1096/")); r.StatusCode != http.StatusNotFound {
		t.Errorf("a property that is not public: status %d, want 404", r.StatusCode)
	}
}

// TestOEmbedSaysWhenToComeBack asks for the same link until the budget of the minute is used up: 429, with the seconds to wait.
func TestOEmbedSaysWhenToComeBack(t *testing.T) {
	v := sitetest.Open(t)
	sitetest.EarlyInAMinute(t)
	address := "/oembed?url=" + url.QueryEscape(v.URL+v.Path(t, "/property/1096/", "nl"))
	from := []string{"X-Forwarded-For", "192.0.2.77"}
	for i := range limits.FreeMinuteCost/limits.LeastCost + 1 {
		r := v.Get(t, address, from...)
		if r.StatusCode == http.StatusOK {
			continue
		}
		wait, err := strconv.Atoi(r.Header.Get("Retry-After"))
		if r.StatusCode != http.StatusTooManyRequests || err != nil || wait < 1 || wait > 60 || i < 1000 {
			t.Errorf("after %d answers: status %d, Retry-After %q, want 429 and seconds", i, r.StatusCode, r.Header.Get("Retry-After"))
		}
		if other := v.Get(t, address, "X-Forwarded-For", "192.0.2.78"); other.StatusCode != http.StatusOK {
			t.Errorf("another visitor gets %d, want 200", other.StatusCode)
		}
		return
	}
	t.Error("no answer was 429")
}
