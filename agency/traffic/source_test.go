package traffic

import (
	"net/url"
	"testing"

	"github.com/gevel/gevel/agency/detail"
)

func TestSourceOf(t *testing.T) {
	for _, c := range []struct {
		referrer, query string
		want            Source
	}{
		{"", "", "DIRECT"},
		{"nonsense", "", "DIRECT"},
		{"https://www.example.com/nl/te-koop/", "", "SITE"},
		{"https://www.google.be/", "", "SEARCH"},
		{"android-app://com.google.android.googlequicksearchbox/", "", "SEARCH"},
		{"https://mail.google.com/", "", "LETTER"},
		{"https://www.immoweb.be/nl/zoekertje/huis/te-koop/1", "", "IMMOWEB"},
		{"https://immo.vlan.be/", "", "IMMOVLAN"},
		{"https://www.athome.lu/vente", "", "ATHOME"},
		{"https://l.facebook.com/", "", "SOCIAL"},
		{"https://t.co/abc", "", "SOCIAL"},
		{"https://www.standaard.be/", "", "OTHER"},
		{"https://notgoogle.be.example.org/", "", "OTHER"},
		{"https://www.google.be/", "utm_medium=cpc", "ADVERT"},
		{"https://www.google.be/", "gclid=x", "ADVERT"},
		{"", "utm_source=Zimmo&utm_medium=portal", "ZIMMO"},
		{"https://www.google.be/", "utm_medium=email", "LETTER"},
		{"https://www.google.be/", "utm_medium=whatever", "SEARCH"},
		{"", "from=window", "WINDOW"},
		{"", "from=board", "BOARD"},
		{"", "from=brochure&utm_medium=email", "BROCHURE"},
		{"", "from=elsewhere", "DIRECT"},
	} {
		query, err := url.ParseQuery(c.query)
		if err != nil {
			t.Fatal(err)
		}
		if got := SourceOf(c.referrer, query, "www.example.com"); got != c.want {
			t.Errorf("a page view from %q with ?%s has the source %s, want %s", c.referrer, c.query, got, c.want)
		}
		if _, known := detail.Vocabulary["VisitSource"][string(c.want)]; !known {
			t.Error(c.want, "is no value of the graph")
		}
	}
}
