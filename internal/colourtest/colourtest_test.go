package colourtest_test

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/colourtest"
)

// TestWhatHasNoStylesheet compares the colours of emails and of the page that says that there is no connection with those of the site. An
// email has its own colours where its reader prefers the dark: they are "!important".
func TestWhatHasNoStylesheet(t *testing.T) {
	known := []string{"#ffffff"} // of the sheet an email is on
	for _, c := range colourtest.Tokens(t, "../../web/shared/styles/tokens.css") {
		known = append(known, fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B))
	}
	for _, file := range []string{"../../mail/texts/email.html", "../../web/site/offline/offlinePage.ts"} {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		found := regexp.MustCompile(`#[0-9a-f]{6}\b( !important)?`).FindAllString(string(text), -1)
		if len(found) == 0 {
			t.Errorf("%s has no colour", file)
		}
		for _, colour := range found {
			if !strings.HasSuffix(colour, "!important") && !slices.Contains(known, colour) {
				t.Errorf("%s has %s, which is no colour of tokens.css", file, colour)
			}
		}
	}
}
