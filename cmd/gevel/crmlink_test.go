package main

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/crm/sweepbright/sweepbrighttest"
	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/fetch"
)

// TestLinkCommands goes through the life of a link.
func TestLinkCommands(t *testing.T) {
	l := startLinking(t)
	l.says("list", "There is no link to a CRM yet; gevel link add makes one.")
	l.says(addOffice, "The link office is made.", "https://YOUR SITE/crm/sweepbright/office")
	l.says("list", "office", "sweepbright", "0 properties, 0 projects; not read yet")
	l.publish("villa", nil)
	l.publish("castle", sweepbrighttest.Estate{"type": "castle", "sub_type": nil})
	l.says("list", "2 records to read")
	l.says("run office", "2 records read: 1 new, 0 changed, 0 taken away, 1 held back by problems. 0 requests sent.")
	l.says("list", "1 property, 0 projects; read ", "1 record held back by problems (gevel link list office)")
	l.says("list office", "(castle) is held back\n", `  type: "castle" is not in the link's table of types`, "(villa) is on the site\n",
		"  negotiator: nobody@example.com is the email address of no agent")
	if said := l.says("set office -types castle=139"); said != "" {
		t.Errorf("gevel link set says %q, want nothing", said)
	}
	l.says("run office", "1 new, 0 changed", "0 held back")
	l.says("pause office")
	l.publish("villa", sweepbrighttest.Estate{"bedrooms": 5})
	l.says("list", "; paused; 1 record to read")
	l.says("resume office")
	if said := l.says("list"); strings.Contains(said, "paused") {
		t.Errorf("after gevel link resume the list says %q, want nothing of a pause", said)
	}
	l.says("run office", "1 record read: 0 new, 1 changed")
	l.says("remove office")
	l.says("list", "There is no link to a CRM yet")
}

// TestLinkRemoveWithdraws shows that a link's properties stay without -withdraw and go with it.
func TestLinkRemoveWithdraws(t *testing.T) {
	for more, want := range map[string]int{"": 1, " -withdraw": 0} {
		l := startLinking(t)
		l.says(addOffice)
		l.publish("villa", nil)
		l.says("run office", "1 new")
		records, err := l.store().Links.CRMRecords(t.Context(), "office")
		if err != nil {
			t.Fatal(err)
		}
		l.says("remove office" + more)
		entries, err := l.store().Imports.Entries(t.Context(), []int{records[0].Number})
		if err != nil || len(entries) != want {
			t.Errorf("after gevel link remove%s %d properties are left, want %d (%v)", more, len(entries), want, err)
		}
	}
}

// TestLinkSecretComesFromAFile reads a secret that ends with a line break, and then replaces it by another.
func TestLinkSecretComesFromAFile(t *testing.T) {
	l := startLinking(t)
	file := filepath.Join(t.TempDir(), "secret.txt")
	write := func(text string) {
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write(sweepbrighttest.Secret + "\r\n")
	l.says(addOffice + " -secret-file " + file)
	l.publish("villa", nil)
	l.says("run office", "1 new")
	l.publish("villa", nil) // so that there is something to read
	write("an old secret")
	l.says("set office -secret-file " + file)
	if said, err := l.command("run office"); !errors.Is(err, crm.ErrWrongKey) || strings.Contains(said, "an old secret") {
		t.Errorf("with a wrong secret gevel link run says %q and gives %v, want ErrWrongKey", said, err)
	}
	if said := l.says("list", "problem: "+crm.ErrWrongKey.Error()); strings.Contains(said, "an old secret") {
		t.Errorf("gevel link list gives the wrong secret away: %s", said)
	}
}

// TestLinkRefusesWrongUse shows that wrong use is explained and changes nothing.
func TestLinkRefusesWrongUse(t *testing.T) {
	l := startLinking(t)
	l.says(addOffice)
	before := l.says("list")
	missing := filepath.Join(t.TempDir(), "missing.txt")
	for line, want := range map[string]string{
		"":                     "name a command:\ngevel link add KIND NAME",
		"add":                  "is not a CRM; the CRMs are omnicasa, sweepbright, whise",
		"add immoweb office":   `"immoweb" is not a CRM; the CRMs are omnicasa, sweepbright, whise`,
		"add -client 1 whise":  "give the link one name",
		"add sweepbright":      "give the link one name",
		"add sweepbright a b":  "give the link one name",
		"add sweepbright Büro": "give the link one name, of small letters, digits and hyphens",
		"add sweepbright two":  "-client is missing: the client id of the website channel at SweepBright",
		addOffice:              crmlinks.ErrLinkExists.Error(),
		"add sweepbright two -client 1 -secret-file " + missing:  "the file of the secret cannot be read",
		"add sweepbright two -client 1 -secret-file /dev/null":   "the client secret is missing: give it on standard input",
		"add sweepbright two -client 1 -base http://crm.example": fetch.ErrAddress.Error(),
		"add sweepbright two -client 1 -types castle":            `types: "castle" is not like house=139`,
		"add whise two -username u -client x -office 12":         `the setting client is a number of Whise, not "x"`,
		"set":                                "name one link; gevel link list shows them",
		"set -types a=1":                     "name one link",
		"set nobody -types a=1":              crmlinks.ErrUnknownLink.Error(),
		"set office -username u":             "a link to sweepbright has no setting username",
		"set office -types castle":           `types: "castle" is not like house=139`,
		"set office -base http://crm":        fetch.ErrAddress.Error(),
		"set office -secret-file " + missing: "the file of the secret cannot be read",
		"list nobody":                        crmlinks.ErrUnknownLink.Error(),
		"run nobody":                         crmlinks.ErrUnknownLink.Error(),
		"pause nobody":                       crmlinks.ErrUnknownLink.Error(),
		"resume nobody":                      crmlinks.ErrUnknownLink.Error(),
		"remove nobody":                      crmlinks.ErrUnknownLink.Error(),
		"resend nobody":                      crmlinks.ErrNotForCRM.Error(),
		"run":                                "these arguments are not understood",
		"run office office":                  "these arguments are not understood",
		"forget office":                      "these arguments are not understood",
	} {
		l.refuses(line, want)
	}
	if after := l.says("list"); after != before {
		t.Errorf("wrong use changed the list from %q to %q", before, after)
	}
}
