package main

import (
	"encoding/pem"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"testing"
	"time"

	"github.com/gevel/gevel/crm/crmtest"
	"github.com/gevel/gevel/crm/omnicasa/omnicasatest"
	"github.com/gevel/gevel/crm/whise/whisetest"
)

var byHand = flag.String("crm", "", "the CRM that TestByHand starts: whise or omnicasa")

// TestByHand starts a CRM on this machine with three properties, for somebody who tries the commands of its page in docs/ by hand, until it
// is interrupted: go test ./cmd/gevel -run TestByHand -v -timeout 0 -crm whise. The program refuses to reach a CRM on this machine, so the
// printed lines use programBesideCRM, which does reach it.
func TestByHand(t *testing.T) {
	if *byHand == "" {
		t.Skip("it is for trying by hand, with -crm")
	}
	server, account, sent := startByHand(t)
	folder := t.TempDir()
	certificate := pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: server.Certificate().Raw})
	if err := os.WriteFile(filepath.Join(folder, "crm.pem"), certificate, 0o600); err != nil {
		t.Fatal(err)
	}
	fmt.Printf("export %s=%s %s=%s\ngevel() { %s \"$@\"; }\n%s\n", trusted, filepath.Join(folder, "crm.pem"), reached,
		filepath.Join(folder, "reached"), programBesideCRM(t), account)
	stopped := make(chan os.Signal, 1)
	signal.Notify(stopped, os.Interrupt)
	for seen := 0; ; {
		select {
		case <-stopped:
			return
		case <-time.After(time.Second):
		}
		for list := sent(); seen < len(list); seen++ {
			fmt.Println("the CRM was sent:", list[seen])
		}
	}
}

// startByHand starts the CRM. It returns the account as arguments of gevel link add, and a function with what the CRM was sent so far.
func startByHand(t *testing.T) (server *crmtest.Server, account string, sent func() []map[string]any) {
	var day firstDay
	switch *byHand {
	case "whise":
		day = atWhise(t)
		account = "-username " + whisetest.Username + " -client " + whisetest.Client + " -office " + whisetest.Office + " -visit 3"
	case "omnicasa":
		day = atOmnicasa(t)
		account = "-customer " + omnicasatest.Customer
	default:
		t.Fatalf("-crm is whise or omnicasa, not %q", *byHand)
	}
	return day.crm, fmt.Sprintf("# %s -base %s; the secret is: %s", account, day.base, day.secret), day.contacts
}
