package main

import (
	"bytes"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/gevel/gevel/crm/omnicasa/omnicasatest"
	"github.com/gevel/gevel/crm/whise/whisetest"
	"github.com/gevel/gevel/fetch"
)

// TestLinkGuides makes a link to each CRM with the commands of its page, word by word but for the account, and brings the first property.
func TestLinkGuides(t *testing.T) {
	choice := func(id int) map[string]any { return map[string]any{"id": id} }
	whise := whisetest.Start(t, whisetest.Estate{"id": 1, "officeId": 12, "displayStatusId": 2, "status": choice(1), "purpose": choice(1),
		"purposeStatus": choice(1), "category": choice(1), "state": choice(7), "zip": "3640", "city": "Kinrooi",
		"updateDateTime": "2026-05-01T10:00:00"})
	omnicasa := omnicasatest.Start(t,
		omnicasatest.Item{"ID": 1, "WebIDs": "139", "Status": 1, "Zip": "3640", "City": "Kinrooi", "Kitchen": 99})
	for guide, c := range map[string]struct {
		account  []string // what stands in the guide for the agency's own account, and what that is here
		secret   string
		client   *fetch.Client
		base     string
		problems string
	}{
		"crm-whise.md": {[]string{"USER", whisetest.Username}, whisetest.Password, whise.FetchClient(), whise.URL, "state: "},
		"crm-omnicasa.md": {[]string{"NAME", omnicasatest.Customer}, omnicasatest.Password, omnicasa.FetchClient(), omnicasa.URL,
			"Kitchen: 99 is not a number"},
	} {
		dir := sampleData(t)
		before := newClient
		newClient = func() *fetch.Client { return c.client }
		t.Cleanup(func() { newClient = before })
		var said []string
		for _, line := range guideCommands(t, guide) {
			words := strings.Fields(strings.NewReplacer(c.account...).Replace(line))
			if words[0] == "add" {
				words = append(words, "-base", c.base)
			}
			var out bytes.Buffer
			if err := links(t.Context(), append(words, "-data", dir), strings.NewReader(c.secret+"\n"), &out); err != nil {
				t.Errorf("%s: gevel link %s fails: %v", guide, line, err)
			}
			said = append(said, out.String())
		}
		for i, want := range []string{"is made", "1 new, 0 changed", c.problems} {
			if !strings.Contains(said[i], want) || strings.Contains(said[i], c.secret) {
				t.Errorf("%s: step %d prints %q, want %q and not the password", guide, i+1, said[i], want)
			}
		}
	}
}

// guideCommands are the arguments of the commands gevel link in a page's first block, without where the password comes from.
func guideCommands(t *testing.T, guide string) (lines []string) {
	t.Helper()
	text, err := os.ReadFile("../../docs/" + guide)
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range regexp.MustCompile(`(?m)^bin/gevel link ([^<\n]*)`).FindAllStringSubmatch(string(text), -1) {
		lines = append(lines, m[1])
	}
	if len(lines) != 3 {
		t.Fatalf("%s has the commands %q, want three", guide, lines)
	}
	return lines
}
