package wholesite_test

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
	"github.com/gevel/gevel/internal/sitetest"
	"github.com/gevel/gevel/web"
)

type jsonldNode = map[string]any

var structured = regexp.MustCompile(`<script type="application/ld\+json">([^<]*)</script>`)

// readJSONLD returns the nodes of a page's JSON-LD by type.
func readJSONLD(t *testing.T, page sitetest.Reply) map[string]jsonldNode {
	t.Helper()
	scripts := structured.FindAllStringSubmatch(page.Text, -1)
	var nodes struct {
		Graph []jsonldNode `json:"@graph"`
	}
	if len(scripts) != 1 || json.Unmarshal([]byte(scripts[0][1]), &nodes) != nil {
		t.Fatalf("%s has %d scripts of JSON-LD, want 1", page.Request.URL, len(scripts))
	}
	by := map[string]jsonldNode{}
	for _, s := range nodes.Graph {
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
		v.Path(t, "/property/1096/", "nl"): {"[WebPage RealEstateListing]", "BreadcrumbList"},
		v.Path(t, "/project/2001/", "nl"):  {"Residence", "AggregateOffer", "BreadcrumbList"},
	} {
		nodes := readJSONLD(t, v.Get(t, path))
		for _, kind := range append(want, "WebSite", "RealEstateAgent") {
			if nodes[kind] == nil {
				t.Errorf("the JSON-LD of %s has no %s, only %v", path, kind, slices.Collect(maps.Keys(nodes)))
			}
		}
		if nodes["Review"] != nil || nodes["AggregateRating"] != nil {
			t.Error(path, "has reviews in its JSON-LD; the agency may not rate itself")
		}
	}
}

// link returns the first link of a page to a page below it.
func (v visitor) link(t *testing.T, path string) string {
	t.Helper()
	m := regexp.MustCompile(`href="(` + path + `[^"]+)"`).FindStringSubmatch(v.Get(t, path).Text)
	if m == nil {
		t.Fatal(path, "has no link to a page below it")
	}
	return m[1]
}

func TestJSONLDHasTheAgencysAddress(t *testing.T) {
	v := visitShared(t)
	nodes := readJSONLD(t, v.Get(t, v.link(t, "/nl/vacatures/")))
	agent, workplace := nodes["RealEstateAgent"], nodes["JobPosting"]["jobLocation"].(jsonldNode)
	want := jsonldNode{"@type": "PostalAddress", "streetAddress": "Breeërsteenweg 1", "postalCode": "3640", "addressLocality": "Kinrooi",
		"addressCountry": "BE"}
	if !reflect.DeepEqual(agent["address"], want) || !reflect.DeepEqual(workplace["address"], want) {
		t.Errorf("the agency's address is %v and the workplace's %v, want %v", agent["address"], workplace["address"], want)
	}
	if agent["vatID"] != "BE 0000.000.000" || agent["identifier"].(jsonldNode)["value"] != "000.000" {
		t.Errorf("the agency is %v, want its VAT and BIV numbers", agent)
	}
	for _, path := range []string{"/nl/", "/fr/contact/", "/en/for-sale/"} {
		text := v.Get(t, path).Text
		for _, shown := range []string{"Breeërsteenweg 1", "3640 Kinrooi", "000.000", "BE 0000.000.000", "Voorbeeld Verzekeringen nv"} {
			if !strings.Contains(text[strings.Index(text, "<footer"):], shown) {
				t.Errorf("the footer of %s does not show %s", path, shown)
			}
		}
	}
}

func TestJSONLDOfAList(t *testing.T) {
	v := visitShared(t)
	page := v.Get(t, "/nl/te-koop/?page=2")
	items := readJSONLD(t, page)["CollectionPage"]["mainEntity"].(jsonldNode)["itemListElement"].([]any)
	at := 0
	for i, item := range items {
		item := item.(jsonldNode)
		path := strings.TrimPrefix(item["url"].(string), v.URL)
		next := strings.Index(page.Text[at:], `<a href="`+path+`"`)
		if item["position"] != float64(24+i+1) || next < 0 {
			t.Errorf("position %v: %s is not the next card of the page", item["position"], path)
		}
		at += max(next, 0)
	}
	if len(items) != 24 {
		t.Errorf("the JSON-LD has %d items, want the 24 of the page", len(items))
	}
}

// fetch returns a property as the graph has it.
func (v visitor) fetch(t *testing.T, number int) (property struct {
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
	answer.Data.Property = &property
	if err := json.Unmarshal([]byte(v.Get(t, "/graphql?query="+url.QueryEscape(query)).Text), &answer); err != nil {
		t.Fatal(err)
	}
	return property
}

func TestJSONLDOfAProperty(t *testing.T) {
	v := visit(t)
	property := v.fetch(t, 1096)
	nodes := readJSONLD(t, v.Get(t, v.Path(t, "/property/1096/", "nl")))
	offer := nodes["[WebPage RealEstateListing]"]["offers"].(jsonldNode)
	if offer["@type"] != "OfferForPurchase" || offer["price"] != *property.Price.Amount ||
		offer["availability"] != "https://schema.org/InStock" {
		t.Errorf("the offer is %v, want one to buy, in stock, at the graph's price", offer)
	}
	houseNode := nodes["House"]
	if houseNode == nil || houseNode["floorSize"].(jsonldNode)["value"] != *property.Surfaces.Living ||
		houseNode["numberOfBedrooms"] != *property.Rooms.Bedrooms {
		t.Errorf("the house is %v, want the graph's living surface and bedrooms", houseNode)
	}
	if rooms, ok := houseNode["numberOfRooms"].(float64); ok && rooms <= *property.Rooms.Bedrooms {
		t.Errorf("the house has %v rooms, want more than its %v bedrooms", rooms, *property.Rooms.Bedrooms)
	}
	v.Write(t, `UPDATE property SET title = json_set(title, '$.nl', 'Huis </script><script>alert(1)</script>') WHERE number = 1096`)
	nodes = readJSONLD(t, v.Get(t, v.Path(t, "/property/1096/", "nl")))
	if nodes["House"]["name"] != "Huis </script><script>alert(1)</script>" {
		t.Errorf("the house is called %v, want the title with its tags", nodes["House"]["name"])
	}
}

func TestJSONLDHidesPricesAndAddresses(t *testing.T) {
	v := visitShared(t)
	for _, secret := range sampletest.Hidden(t) {
		property := v.fetch(t, secret.Number)
		page := v.Get(t, v.Path(t, fmt.Sprintf("/property/%d/", secret.Number), "nl"))
		graph := structured.FindString(page.Text)
		readJSONLD(t, page)
		if property.Price.Amount == nil && strings.Contains(strings.ToLower(graph), `price`) {
			t.Errorf("the price of %d is hidden, but its JSON-LD has one: %s", secret.Number, graph)
		}
		// one street address is the agency's own
		if property.Address == nil && (strings.Count(graph, "streetAddress") > 1 || strings.Contains(graph, "GeoCoordinates")) {
			t.Errorf("the address of %d is hidden, but its JSON-LD has one: %s", secret.Number, graph)
		}
		for _, text := range secret.Texts {
			if strings.Contains(graph, text) {
				t.Errorf("the JSON-LD contains %q of property %d, which is hidden", text, secret.Number)
			}
		}
	}
}

func TestJSONLDOfASoldProperty(t *testing.T) {
	v := visit(t)
	for _, status := range []int{2, 6} {
		v.Write(t, fmt.Sprintf("UPDATE property SET status = %d WHERE number = 1096", status))
		page := v.Get(t, v.Path(t, "/property/1096/", "fr"))
		offer := readJSONLD(t, page)["[WebPage RealEstateListing]"]["offers"].(jsonldNode)
		if offer["availability"] != "https://schema.org/SoldOut" || offer["price"] != nil {
			t.Errorf("a property of status %d (page %d) has the offer %v, want it sold out without a price", status, page.StatusCode, offer)
		}
	}
}

func TestBrowsersLoadNoJSONLDCode(t *testing.T) {
	scripts, err := fs.Glob(web.Dist(), "client/assets/*.js")
	if err != nil || len(scripts) < 5 {
		t.Fatalf("the web app has the scripts %v (%v), want at least 5", scripts, err)
	}
	for _, name := range scripts {
		text, err := fs.ReadFile(web.Dist(), name)
		if err != nil || strings.Contains(string(text), "schema.org") || strings.Contains(string(text),
			"name:`PropertyClaim_property`,selections") {
			t.Errorf("%s has code for JSON-LD, which only the server needs, or cannot be read (%v)", name, err)
		}
	}
}
