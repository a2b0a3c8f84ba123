//go:build standards

package mail

import (
	"bytes"
	"fmt"
	"os/exec"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/locale"
)

// TestStandardsOfEmails reads an email of each kind in each language by SpamAssassin's rules, without the network: none gets a point.
func TestStandardsOfEmails(t *testing.T) {
	var box bytes.Buffer
	var names []string
	eachEmail(t, func(t *testing.T, kind string, l locale.Language, email Email) {
		text, err := email.Message("f3k9c1x7b2m8q4z6", "info@example.com", time.Now())
		if err != nil {
			t.Fatal(err)
		}
		names = append(names, kind+" in "+string(l))
		lines := regexp.MustCompile(`(?m)^From `).ReplaceAllString(strings.ReplaceAll(string(text), "\r\n", "\n"), ">From ")
		fmt.Fprintf(&box, "From info@example.com %s\n%s\n\n", time.Now().UTC().Format(time.ANSIC), lines)
	})
	c := exec.CommandContext(t.Context(), "spamassassin", "--local", "--mbox")
	c.Stdin = &box
	out, err := c.Output()
	if err != nil {
		t.Fatalf("%v: install it (apt-get install spamassassin)", err)
	}
	unfolded := regexp.MustCompile(`\n[ \t]+`).ReplaceAllString(string(out), " ")
	verdicts := regexp.MustCompile(`(?m)^X-Spam-Status: \w+, score=(\S+) .*?tests=(.*?) autolearn`).FindAllStringSubmatch(unfolded, -1)
	if len(verdicts) != len(names) {
		t.Fatalf("%d emails were judged, want %d", len(verdicts), len(names))
	}
	for i, v := range verdicts {
		if points, err := strconv.ParseFloat(v[1], 64); err != nil || points > 0 {
			t.Errorf("%s has %s points of spam: %s", names[i], v[1], v[2])
		}
	}
}
