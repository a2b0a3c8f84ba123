package server_test

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"net/url"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/web"
)

type claim = map[string]any

var structured = regexp.MustCompile(`<script type="application/ld\+json">([^<]*)</script>`)

// claims reads the one graph that a page has for machines, by type.
func claims(t *testing.T, page reply) map[string]claim {
	t.Helper()
	scripts := structured.FindAllStringSubmatch(page.text, -1)
	var said struct {
		Graph []claim `json:"@graph"`
	}
	if len(scripts) != 1 || json.Unmarshal([]byte(scripts[0][1]), &said) != nil {
		t.Fatalf("%s has %d graphs", page.Request.URL, len(scripts))
	}
	by := map[string]claim{}
	for _, s := range said.Graph {
		by[fmt.Sprint(s["@type"])] = s
	}
	return by
}

func TestJSONLDOfEveryKindOfPage(t *testing.T) {
	v := visitShared(t)
	for path, want := range map[string][]string{
		"/nl/":                             {"WebSite", "RealEstateAgent"},
		"/nl/te-koop/":                     {"CollectionPage", "BreadcrumbList"},
		"/fr/a-louer/?type=2":              {"CollectionPage", "BreadcrumbList"},
		"/nl/projecten/":                   {"CollectionPage", "BreadcrumbList"},
		"/nl/contact/":                     {"ContactPage", "BreadcrumbList"},
		"/nl/onze-diensten/nieuwbouw/":     {"Article", "BreadcrumbList"},
		v.link(t, "/nl/vacatures/"):        {"JobPosting", "BreadcrumbList"},
		v.path(t, "/property/1096/", "nl"): {"[WebPage RealEstateListing]", "BreadcrumbList"},
		v.path(t, "/project/2001/", "nl"):  {"Residence", "AggregateOffer", "BreadcrumbList"},
	} {
		said := claims(t, v.get(t, path))
		for _, kind := range append(want, "WebSite", "RealEstateAgent") {
			if said[kind] == nil {
				t.Errorf("%s has no %s but %v", path, kind, slices.Collect(maps.Keys(said)))
			}
		}
		if said["Review"] != nil || said["AggregateRating"] != nil {
			t.Error(path, "praises the agency to machines")
		}
	}
}

// link finds the first page under another that it links to.
func (v visitor) link(t *testing.T, path string) string {
	t.Helper()
	m := regexp.MustCompile(`href="(` + path + `[^"]+)"`).FindStringSubmatch(v.get(t, path).text)
	if m == nil {
		t.Fatal(path, "leads to nothing under it")
	}
	return m[1]
}

func TestTheAgencyIsWhereItSaysOnThePage(t *testing.T) {
	v := visitShared(t)
	said := claims(t, v.get(t, v.link(t, "/nl/vacatures/")))
	agent, place := said["RealEstateAgent"], said["JobPosting"]["jobLocation"].(claim)
	want := claim{"@type": "PostalAddress", "streetAddress": "Breeërsteenweg 1", "postalCode": "3640", "addressLocality": "Kinrooi",
		"addressCountry": "BE"}
	if !reflect.DeepEqual(agent["address"], want) || !reflect.DeepEqual(place["address"], want) {
		t.Error(agent["address"], place["address"])
	}
	if agent["vatID"] != "BE 0000.000.000" || agent["identifier"].(claim)["value"] != "000.000" {
		t.Error(agent)
	}
	for _, path := range []string{"/nl/", "/fr/contact/", "/en/for-sale/"} {
		text := v.get(t, path).text
		for _, shown := range []string{"Breeërsteenweg 1", "3640 Kinrooi", "000.000", "BE 0000.000.000", "Voorbeeld Verzekeringen nv"} {
			if !strings.Contains(text[strings.Index(text, "<footer"):], shown) {
				t.Errorf("%s does not say %s", path, shown)
			}
		}
	}
}

func TestJSONLDOfAList(t *testing.T) {
	v := visitShared(t)
	page := v.get(t, "/nl/te-koop/?page=2")
	items := claims(t, page)["CollectionPage"]["mainEntity"].(claim)["itemListElement"].([]any)
	at := 0
	for i, item := range items {
		item := item.(claim)
		path := strings.TrimPrefix(item["url"].(string), v.URL)
		next := strings.Index(page.text[at:], `<a href="`+path+`"`)
		if item["position"] != float64(24+i+1) || next < 0 {
			t.Errorf("%v: %s is not the next card", item["position"], path)
		}
		at += max(next, 0)
	}
	if len(items) != 24 {
		t.Error(len(items), "on a page of 24")
	}
}

// asked gives a home as the graph has it.
func (v visitor) asked(t *testing.T, number int) (home struct {
	Status   string
	Category struct{ Number int }
	Price    struct{ Amount *float64 }
	Address  *struct{ Street string }
	Surfaces struct{ Living *float64 }
	Rooms    struct{ Bedrooms *float64 }
}) {
	t.Helper()
	query := fmt.Sprintf(`{property(number:%d){status category{number} price{amount} address{street} surfaces{living} rooms{bedrooms}}}`,
		number)
	var answer struct{ Data struct{ Property any } }
	answer.Data.Property = &home
	if err := json.Unmarshal([]byte(v.get(t, "/graphql?query="+url.QueryEscape(query)).text), &answer); err != nil {
		t.Fatal(err)
	}
	return home
}

func TestJSONLDOfAProperty(t *testing.T) {
	v := visit(t)
	home := v.asked(t, 1096)
	said := claims(t, v.get(t, v.path(t, "/property/1096/", "nl")))
	offer := said["[WebPage RealEstateListing]"]["offers"].(claim)
	if offer["@type"] != "OfferForPurchase" || offer["price"] != *home.Price.Amount ||
		offer["availability"] != "https://schema.org/InStock" {
		t.Error(offer)
	}
	house := said["House"]
	if house == nil || house["floorSize"].(claim)["value"] != *home.Surfaces.Living || house["numberOfBedrooms"] != *home.Rooms.Bedrooms {
		t.Error(house)
	}
	if rooms, ok := house["numberOfRooms"].(float64); ok && rooms <= *home.Rooms.Bedrooms {
		t.Error(rooms, "rooms are not more than bedrooms")
	}
	v.write(t, `UPDATE property SET title = json_set(title, '$.nl', 'Huis </script><script>alert(1)</script>') WHERE number = 1096`)
	said = claims(t, v.get(t, v.path(t, "/property/1096/", "nl")))
	if said["House"]["name"] != "Huis </script><script>alert(1)</script>" {
		t.Error(said["House"]["name"])
	}
}

func TestJSONLDHidesPricesAndAddresses(t *testing.T) {
	v := visitShared(t)
	for _, secret := range sampletest.Hidden(t) {
		home := v.asked(t, secret.Number)
		page := v.get(t, v.path(t, fmt.Sprintf("/property/%d/", secret.Number), "nl"))
		graph := structured.FindString(page.text)
		claims(t, page)
		if home.Price.Amount == nil && strings.Contains(strings.ToLower(graph), `price`) {
			t.Errorf("%d has no price, and the page says %s", secret.Number, graph)
		}
		// the agency says its own street
		if home.Address == nil && (strings.Count(graph, "streetAddress") > 1 || strings.Contains(graph, "GeoCoordinates")) {
			t.Errorf("%d has no address, and the page says %s", secret.Number, graph)
		}
		for _, text := range secret.Texts {
			if strings.Contains(graph, text) {
				t.Errorf("%q of property %d is given away", text, secret.Number)
			}
		}
	}
}

func TestJSONLDOfASoldProperty(t *testing.T) {
	v := visit(t)
	for _, status := range []int{2, 6} {
		v.write(t, fmt.Sprintf("UPDATE property SET status = %d WHERE number = 1096", status))
		page := v.get(t, v.path(t, "/property/1096/", "fr"))
		offer := claims(t, page)["[WebPage RealEstateListing]"]["offers"].(claim)
		if offer["availability"] != "https://schema.org/SoldOut" || offer["price"] != nil {
			t.Error(status, page.StatusCode, offer)
		}
	}
}

func TestBrowsersLoadNoJSONLDCode(t *testing.T) {
	scripts, err := fs.Glob(web.Dist(), "client/assets/*.js")
	if err != nil || len(scripts) < 5 {
		t.Fatal(err, scripts)
	}
	for _, name := range scripts {
		text, err := fs.ReadFile(web.Dist(), name)
		if err != nil || strings.Contains(string(text), "schema.org") || strings.Contains(string(text),
			"name:`PropertyClaim_property`,selections") {
			t.Error(name, "has code that only the server needs", err)
		}
	}
}
