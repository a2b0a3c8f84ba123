package agency

import (
	"strings"
	"testing"

	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/locale"
)

// The table of decisions, Languages and routes: internal, nl, fr, en.
const addresses = `
/ /nl/ /fr/ /en/
/for-sale/ /nl/te-koop/ /fr/a-vendre/ /en/for-sale/
/for-rent/ /nl/te-huur/ /fr/a-louer/ /en/for-rent/
/projects/ /nl/projecten/ /fr/projets/ /en/projects/
/services/ /nl/diensten/ /fr/services/ /en/services/
/our-services/ /nl/onze-diensten/ /fr/nos-services/ /en/our-services/
/realisations/ /nl/realisaties/ /fr/realisations/ /en/realisations/
/about/ /nl/wie-zijn-wij/ /fr/qui-sommes-nous/ /en/about-us/
/contact/ /nl/contact/ /fr/contact/ /en/contact/
/demand-register/ /nl/ik-zoek/ /fr/je-cherche/ /en/demand-register/
/contact-demand/ /nl/gratis-schatting/ /fr/estimation-gratuite/ /en/free-valuation/
/vacancies/ /nl/vacatures/ /fr/emplois/ /en/vacancies/
/testimonials/ /nl/testimonials/ /fr/temoignages/ /en/testimonials/
/disclaimer/ /nl/disclaimer/ /fr/disclaimer/ /en/disclaimer/
/privacy-statement/ /nl/privacy-statement/ /fr/declaration-de-confidentialite/ /en/privacy-statement/
/cookie-policy/ /nl/cookie-policy/ /fr/politique-de-cookies/ /en/cookie-policy/
/login/ /nl/login/ /fr/login/ /en/login/
/owner/ /nl/eigenaar/ /fr/proprietaire/ /en/owner/
/feedback/contact-me/ /nl/bedankt/contact-me/ /fr/merci/contact-me/ /en/thank-you/contact-me/
/feedback/contact-appointment/ /nl/bedankt/contact-appointment/ /fr/merci/contact-appointment/ /en/thank-you/contact-appointment/
/feedback/contact-construction/ /nl/bedankt/contact-construction/ /fr/merci/contact-construction/ /en/thank-you/contact-construction/
/feedback/contact-demand/ /nl/bedankt/gratis-schatting/ /fr/merci/estimation-gratuite/ /en/thank-you/free-valuation/
/feedback/keep-me-informed/ /nl/bedankt/hou-me-op-de-hoogte/ /fr/merci/tenez-moi-au-courant/ /en/thank-you/keep-me-informed/
/feedback/send-to-friend/ /nl/bedankt/send-to-friend/ /fr/merci/send-to-friend/ /en/thank-you/send-to-friend/
/feedback/contact-us/ /nl/bedankt/contacteer-ons/ /fr/merci/contactez-nous/ /en/thank-you/contact-us/
/feedback/sign-newsletter/ /nl/bedankt/sign-newsletter/ /fr/merci/sign-newsletter/ /en/thank-you/sign-newsletter/`

// Addresses that the decisions leave open: the staff, the thank-you pages of forms without a page of their own, and the pages behind the
// links of emails.
const ourAddresses = `
/agents/ /nl/makelaars/ /fr/agents/ /en/agents/
/saved/ /nl/bewaard/ /fr/favoris/ /en/saved/
/feedback/request-documents/ /nl/bedankt/documenten/ /fr/merci/documents/ /en/thank-you/documents/
/feedback/testimonial/ /nl/bedankt/getuigenis/ /fr/merci/temoignage/ /en/thank-you/testimonial/
/feedback/job-application/ /nl/bedankt/sollicitatie/ /fr/merci/candidature/ /en/thank-you/job-application/
/feedback/purchase-offer/ /nl/bedankt/bod/ /fr/merci/offre/ /en/thank-you/offer/
/feedback/rent-application/ /nl/bedankt/kandidatuur/ /fr/merci/dossier-de-location/ /en/thank-you/rent-application/
/feedback/registration/ /nl/bedankt/registratie/ /fr/merci/inscription/ /en/thank-you/registration/
/feedback/password/ /nl/bedankt/wachtwoord/ /fr/merci/mot-de-passe/ /en/thank-you/password/
/password/ /nl/wachtwoord/ /fr/mot-de-passe/ /en/password/
/appointment/ /nl/mijn-afspraak/ /fr/mon-rendez-vous/ /en/my-appointment/
/my-search/ /nl/mijn-zoekopdracht/ /fr/ma-recherche/ /en/my-search/
/newsletter/ /nl/nieuwsbrief/ /fr/lettre-d-information/ /en/newsletter/
/owner-news/ /nl/nieuws-voor-eigenaars/ /fr/nouvelles-aux-proprietaires/ /en/news-for-owners/
/my-offer/ /nl/mijn-bod/ /fr/mon-offre/ /en/my-offer/`

func TestRoutesMatchTheDecisions(t *testing.T) {
	rows := strings.Split(strings.TrimSpace(addresses+ourAddresses), "\n")
	if len(Routes()) != len(rows) {
		t.Errorf("routes.json has %d pages, want the %d that were decided", len(Routes()), len(rows))
	}
	for _, row := range rows {
		want := strings.Fields(row)
		for i, l := range []locale.Language{locale.Dutch, locale.French, locale.English} {
			if got := Localize(want[0], l); got != want[i+1] {
				t.Errorf("%s in %s is at %s, want %s", want[0], l, got, want[i+1])
			}
		}
	}
}

func TestRoutesAreUnambiguous(t *testing.T) {
	seen := map[string]string{}
	for _, r := range Routes() {
		checkUnique(t, seen, "page "+r.Page, r.Page)
		checkUnique(t, seen, "internal "+r.Internal, r.Page)
		for _, l := range locale.Languages {
			path := r.Paths[l]
			checkUnique(t, seen, path, r.Page)
			if path != Path(r.Page, l) || !strings.HasPrefix(path, "/"+string(l)+"/") || !strings.HasSuffix(path,
				"/") || strings.Contains(path, "//") {
				t.Errorf("%s in %s is at %q, want a path of that language with a slash at its end", r.Page, l, path)
			}
			for part := range strings.SplitSeq(strings.Trim(path, "/"), "/") {
				if locale.Slug(part) != part {
					t.Errorf("%s: %q is not a slug", path, part)
				}
			}
		}
	}
}

func checkUnique(t *testing.T, seen map[string]string, what, page string) {
	t.Helper()
	if other, taken := seen[what]; taken || page == "" {
		t.Errorf("%s belongs to %q and to %q, want one page with a name", what, page, other)
	}
	seen[what] = page
}

func TestRoutesReturnsACopy(t *testing.T) {
	Routes()[0] = Route{}
	if got := Routes()[0].Page; got != "home" {
		t.Errorf("changing a copy makes the first page %q, want home", got)
	}
}

func TestReadRoutesPanicsOnABrokenTable(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("a broken table of routes is accepted")
		}
	}()
	readRoutes([]byte("{"))
}

func TestPath(t *testing.T) {
	for _, c := range []struct {
		page string
		l    locale.Language
		want string
	}{
		{"home", locale.Dutch, "/nl/"}, {"sale", locale.Dutch, "/nl/te-koop/"}, {"rent", locale.French, "/fr/a-louer/"},
		{"sale", locale.German, "/de/zu-verkaufen/"},
		{"castles", locale.English, "/en/"}, {"", locale.German, "/de/"},
	} {
		if got := Path(c.page, c.l); got != c.want {
			t.Errorf("page %q in %s is at %q, want %q", c.page, c.l, got, c.want)
		}
	}
}

func TestLocalize(t *testing.T) {
	for internal, want := range map[string]string{
		"/for-sale/":                        "/fr/a-vendre/",
		"/for-sale":                         "/fr/a-vendre/",
		"for-sale":                          "/fr/a-vendre/",
		"/for-sale/?city=Bree|3960&type=3":  "/fr/a-vendre/?city=Bree|3960&type=3",
		"/for-sale?to=https://example.com/": "/fr/a-vendre/?to=https://example.com/",
		"/contact/#kantoor":                 "/fr/contact/#kantoor",
		"/contact/?a=1#b?c":                 "/fr/contact/?a=1#b?c",
		"/feedback/contact-demand/":         "/fr/merci/estimation-gratuite/",
		"/?setcookies":                      "/fr/?setcookies",
		"/":                                 "/fr/",
		"":                                  "/fr/",
		"#top":                              "/fr/#top",
		"/castles/":                         "/fr/",
		"/castles/?a=1#b":                   "/fr/",
		"/for-sale/castles/":                "/fr/",
		"/FOR-SALE/":                        "/fr/",
		"javascript:alert(1)":               "/fr/",
		"\xff":                              "/fr/",
		"https://example.com/for-sale/?a#b": "https://example.com/for-sale/?a#b",
		"//example.com":                     "//example.com",
		"HTTP:example":                      "HTTP:example",
		"tel:+3289000000":                   "tel:+3289000000",
		"Mailto:info@example.com?subject=x": "Mailto:info@example.com?subject=x",
		"/" + strings.Repeat("é", 10000):    "/fr/",
	} {
		if got := Localize(internal, locale.French); got != want {
			t.Errorf("%.60q leads to %.60q, want %q", internal, got, want)
		}
	}
}

func TestPropertyPath(t *testing.T) {
	for _, c := range []struct {
		l           locale.Language
		goal        market.Goal
		city, title string
		want        string
	}{
		{locale.Dutch, market.Sale, "Kapelle-op-den-Bos", "Licht huis & tuin", "/nl/te-koop/kapelle-op-den-bos/licht-huis--tuin/1096/"},
		{locale.French, market.Rent, "Liège", "Cœur de ville", "/fr/a-louer/liege/coeur-de-ville/1096/"},
		{locale.English, market.TakeOver, "Bree", "Café", "/en/for-rent/bree/cafe/1096/"},
		{locale.German, market.Sale, "", "…", "/de/zu-verkaufen/1096/1096/1096/"},
	} {
		if got := PropertyPath(c.l, c.goal, c.city, c.title, 1096); got != c.want {
			t.Errorf("the property is at %s, want %s", got, c.want)
		}
	}
}

func TestProjectPathAndUnitPath(t *testing.T) {
	if got, want := ProjectPath(locale.Dutch, "Maaseik", "Het Brouwershof",
		2001), "/nl/projecten/maaseik/het-brouwershof/2001/"; got != want {
		t.Errorf("the project is at %s, want %s", got, want)
	}
	if got, want := ProjectPath(locale.Dutch, "!", "", 2001), "/nl/projecten/2001/2001/2001/"; got != want {
		t.Errorf("a project without names is at %s, want %s", got, want)
	}
	if got, want := UnitPath(locale.French, "Maaseik", "Het Brouwershof", 2001, "Unité A1",
		1080), "/fr/projets/maaseik/het-brouwershof/2001/unite-a1/1080/"; got != want {
		t.Errorf("the unit is at %s, want %s", got, want)
	}
	if got, want := UnitPath(locale.French, "Maaseik", "Het Brouwershof", 2001, "?",
		1080), "/fr/projets/maaseik/het-brouwershof/2001/1080/1080/"; got != want {
		t.Errorf("a unit without a title is at %s, want %s", got, want)
	}
}
