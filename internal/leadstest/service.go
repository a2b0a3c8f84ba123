// Package leadstest provides a leads.Service without fakes for tests.
package leadstest

import (
	"bytes"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"strconv"
	"testing"
	"time"

	"github.com/gevel/gevel/app"
	"github.com/gevel/gevel/auth"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/leads/compose"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/server/captcha"
	"github.com/gevel/gevel/server/upload"
)

// Service is a leads.Service without fakes, with what a visitor's browser does for it.
type Service struct {
	*leads.Service
	Captchas *captcha.Service
}

// Open returns the service of a store.
func Open(t testing.TB, store *db.Store) Service {
	t.Helper()
	key, err := store.SigningKey(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	uploads, err := upload.OpenFolder(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	desk := captcha.New(key, &store.Attempts)
	site := &app.App{Store: store, Key: key, Origin: "https://www.example.com", Now: time.Now, Wake: func() {}}
	return Service{&leads.Service{Composer: compose.Composer{App: site}, Captcha: desk, Uploads: uploads}, desk}
}

// Envelope returns the fields that every form has, with the captcha solved.
func (o Service) Envelope(l locale.Language) leads.Envelope {
	c := Solve(o.Captchas.Issue())
	return leads.Envelope{Key: rand.Text(), Language: l, Privacy: true, Captcha: &c, Page: "/nl/contact/"}
}

// Solve does the computation of a captcha, as a browser does.
func Solve(c captcha.Captcha) leads.CaptchaInput {
	challenge, err := hex.DecodeString(c.Proof.Challenge)
	if err != nil {
		panic(err)
	}
	salt := []byte(c.Proof.Salt)
	for n := range c.Proof.Max {
		if sum := sha256.Sum256(strconv.AppendInt(salt, int64(n), 10)); bytes.Equal(sum[:], challenge) {
			return leads.CaptchaInput{ID: c.ID, Proof: strconv.Itoa(n)}
		}
	}
	panic("the captcha has no solution")
}

// Auth returns the service that signs owners in.
func (o Service) Auth() *auth.Service {
	return &auth.Service{App: o.App, Leads: o.Service, Hasher: auth.NewHasher()}
}
