package mail_test

import (
	"fmt"
	"net/url"
	"path"
	"strings"
	"testing"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/columns"
	"github.com/gevel/gevel/internal/sampletest"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/mail"
	"github.com/gevel/gevel/server/picture"
)

const origin = "https://www.example.com"

// properties reads properties of the sample as forms do.
func properties(t *testing.T, store *db.Store, l locale.Language, numbers ...int) []*agency.Property {
	t.Helper()
	list, err := store.PropertiesByNumber(t.Context(), l, numbers, columns.Selection{Groups: []string{"rooms", "surfaces"}, Photos: 5})
	if err != nil {
		t.Fatal(err)
	}
	return list
}

func TestEmailsHideWhatTheOwnerHides(t *testing.T) {
	store, _ := sampletest.Open(t)
	secrets := sampletest.Hidden(t)
	if len(secrets) < 2 {
		t.Fatal("the sample hides nothing")
	}
	for _, secret := range secrets {
		d := mail.Fits("demand-new")
		d.Property = mail.PropertyCard(properties(t, store, locale.Dutch, secret.Number)[0], origin)
		l, err := mail.Compose("demand-new", locale.Dutch, d)
		if err != nil {
			t.Fatal(err)
		}
		for _, text := range secret.Texts {
			if strings.Contains(l.Text+l.HTML+l.Subject, text) {
				t.Errorf("the email about %d gives away %q", secret.Number, text)
			}
		}
	}
}

func TestPropertyCard(t *testing.T) {
	store, _ := sampletest.Open(t)
	p := properties(t, store, locale.French, 1096)[0]
	card := mail.PropertyCard(p, origin)
	if card.URL != origin+p.Path() || !strings.HasPrefix(card.URL,
		origin+"/fr/") || card.Title != p.Title() || card.Price != p.Price().Text {
		t.Errorf("the card is %+v, want the property's address in French, its title and its price", card)
	}
	if !strings.HasSuffix(card.Place, p.City().Name) || !strings.Contains(card.Facts, "chambre") {
		t.Errorf("the card is %+v, want the city and the bedrooms", card)
	}
	at, err := url.Parse(card.Picture)
	if err != nil || at.Host != "www.example.com" {
		t.Fatalf("the picture is at %q (%v), want an address of the site", card.Picture, err)
	}
	if size, err := picture.ParseSize(path.Base(at.Path), at.RawQuery); err != nil || size.Format != picture.JPEG {
		t.Errorf("the picture is at %q (%v), want a JPEG", card.Picture, err)
	}
}

// TestFoundCard shows a property as a card of the site's lists: the street where it is public, else the title; town and type; four figures.
func TestFoundCard(t *testing.T) {
	store, _ := sampletest.Open(t)
	list := properties(t, store, locale.Dutch, 1096, 1109)
	for i := range list {
		p := *list[i]
		street, number := "Lindenstraat", "27"
		for title, hidden := range map[string]bool{p.Title(): true, "Lindenstraat 27": false} {
			if p.Street, p.HouseNumber = &street, &number; hidden {
				p.Street = nil
			}
			p.BoxNumber = nil
			card := mail.FoundCard(&p, origin)
			if card.Title != title || card.Place != p.City().DisplayName()+"\u00a0· "+p.TypeName() {
				t.Errorf("the card of %d says %q, %q, want %q, its town and its type", p.Number, card.Title, card.Place, title)
			}
		}
	}
	one, many, living, none := 1, 3, 1165, 0
	p := *list[0]
	p.Bedrooms, p.Bathrooms, p.Living, p.Ground = &many, &one, &living, &none
	if got := mail.FoundCard(&p, origin).Facts; got != "3 slaapkamers\u00a0· 1 badkamer\u00a0· 1.165 m²" {
		t.Errorf("the figures are %q, want those that are known, with the thousands apart", got)
	}
}

// TestFoundCardHasThePriceAndTheLabelOfACard shows the charges of a rental whose price is shown and that is on offer, and the energy
// label of a certificate that is there.
func TestFoundCardHasThePriceAndTheLabelOfACard(t *testing.T) {
	store, _ := sampletest.Open(t)
	home := *properties(t, store, locale.Dutch, 1096)[0]
	charges, rent, score, applied := locale.Money(8500), locale.Money(95000), 90.0, detail.EPCInApplication
	home.Goal, home.AskingPrice, home.Costs.Charges, home.MarqueeCode = market.Rent, &rent, &charges, 0
	home.Certificate = detail.Certificate{Specific: &score}
	for name, c := range map[string]struct {
		change          func(*agency.Property)
		charges, energy string
	}{
		"a rental":          {func(*agency.Property) {}, charges.Text(), "A"},
		"a sale":            {func(p *agency.Property) { p.Goal = market.Sale }, "", "A"},
		"on request":        {func(p *agency.Property) { p.AskingPrice = nil }, "", "A"},
		"rented":            {func(p *agency.Property) { p.MarqueeCode = market.MarqueeRented }, "", "A"},
		"only applied for":  {func(p *agency.Property) { p.Certificate.Status = &applied }, charges.Text(), ""},
		"without an energy": {func(p *agency.Property) { p.Certificate = detail.Certificate{} }, charges.Text(), ""},
	} {
		p := home
		c.change(&p)
		card := mail.FoundCard(&p, origin)
		if card.Charges != c.charges || card.Energy != c.energy || (card.Label != "") != (c.energy != "") {
			t.Errorf("%s: charges %q, label %q at %q, want %q and %q", name, card.Charges, card.Energy, card.Label, c.charges, c.energy)
		}
	}
}

func TestProjectCard(t *testing.T) {
	store, _ := sampletest.Open(t)
	list, err := store.Projects(t.Context(), locale.English)
	if err != nil || len(list) == 0 {
		t.Fatalf("the projects are %v (%v), want one at least", list, err)
	}
	card := mail.ProjectCard(list[0], origin)
	if card.URL != origin+list[0].Path() || card.Title != list[0].Name() || card.Price == "" || card.Picture == "" {
		t.Errorf("the card is %+v, want the project's address and name, a price and a picture", card)
	}
}

func TestPicturesThatMailProgramsCannotShowAreLeftOut(t *testing.T) {
	if got := mail.Photo([]*media.Photo{{File: "a.svg"}}, origin); got != "" {
		t.Errorf("an SVG is shown as %q, want no picture", got)
	}
	want := fmt.Sprintf("%s/media/b.webp?width=%d&format=jpeg", origin, picture.Shared)
	if got := mail.Photo([]*media.Photo{{File: "a.svg"}, {File: "b.webp"}}, origin); got != want {
		t.Errorf("the picture is at %q, want the second one as JPEG, %q", got, want)
	}
}

func TestPlaceNamesThePublicAddress(t *testing.T) {
	city := &agency.City{Name: "Kinrooi", CityRecord: agency.CityRecord{CountryID: geo.Belgium}}
	for want, a := range map[string]*agency.Address{
		"Kinrooi":                      nil,
		"Dorpsstraat 12, Kinrooi":      {Street: "Dorpsstraat", HouseNumber: "12"},
		"Dorpsstraat 12/3.01, Kinrooi": {Street: "Dorpsstraat", HouseNumber: "12", BoxNumber: "3.01"},
		"Dorpsstraat, Kinrooi":         {Street: "Dorpsstraat"},
	} {
		if got := mail.Place(a, city); got != want {
			t.Errorf("the place is %q, want %q", got, want)
		}
	}
}

func TestSiteOf(t *testing.T) {
	store, _ := sampletest.Open(t)
	c, err := store.Catalog(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	s := mail.SiteOf(c, locale.French, origin)
	if s.Name != "Gevel Immobilier" || s.Address == "" || s.Phone == "" || s.Email != "info@example.com" || !strings.Contains(s.Legal,
		"IPI") || s.Origin != origin {
		t.Errorf("the site in French is %+v, want its name, address, phone, email, legal line and origin", s)
	}
}
