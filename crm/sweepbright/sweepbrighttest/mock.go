// Package sweepbrighttest is a SweepBright for tests: over real HTTPS, in SweepBright's shapes, with faults.
package sweepbrighttest

import (
	"bytes"
	"crypto/hmac"
	"crypto/sha1" //nolint:gosec // as SweepBright signs
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"sync"
	"testing"
	"time"

	"github.com/gevel/gevel/crm/crmtest"
)

// Client and Secret are those of the one account that it has.
const (
	Client = "client-1"
	Secret = "secret-1"
)

// accessToken is what it gives for them.
const accessToken = "token-0"

// Estate is an estate as JSON.
type Estate = map[string]any

// Mock is a SweepBright. An estate can be read once an event was sent about it.
type Mock struct {
	*crmtest.Server
	mu        sync.Mutex
	estates   map[string]Estate
	published map[string]bool
	Paths     map[string]string // the addresses that it got, by estate
	contacts  map[string]Contact
}

// Contact is a request that it took. Times counts how often it came with the same key.
type Contact struct {
	Path  string
	Body  map[string]any
	Times int
}

// Start starts one.
func Start(t testing.TB) *Mock {
	m := &Mock{estates: map[string]Estate{}, published: map[string]bool{}, Paths: map[string]string{}, contacts: map[string]Contact{}}
	mux := http.NewServeMux()
	mux.HandleFunc("POST /api/oauth/token", m.token)
	mux.HandleFunc("GET /api/estates/{id}", m.signedIn(m.estate))
	mux.HandleFunc("PUT /api/estates/{id}/url", m.signedIn(m.putURL))
	mux.HandleFunc("POST /api/estates/{id}/contacts", m.signedIn(m.contact))
	mux.HandleFunc("POST /api/contacts", m.signedIn(m.contact))
	mux.HandleFunc("GET /pictures/{name}", crmtest.Picture)
	m.Server = crmtest.Start(t, mux)
	return m
}

// Base is the address of its API.
func (m *Mock) Base() string { return m.URL + "/api" }

// Put adds or changes an estate, without an event.
func (m *Mock) Put(e Estate) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.estates[fmt.Sprint(e["id"])] = e
}

// Delete deletes an estate, without an event.
func (m *Mock) Delete(id string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	delete(m.estates, id)
}

// Estates gives all estates by their ids.
func (m *Mock) Estates() map[string]Estate {
	m.mu.Lock()
	defer m.mu.Unlock()
	all := map[string]Estate{}
	for id, e := range m.estates {
		all[id] = e
	}
	return all
}

// Contacts gives the requests that it took, by their keys.
func (m *Mock) Contacts() map[string]Contact {
	m.mu.Lock()
	defer m.mu.Unlock()
	all := map[string]Contact{}
	for key, c := range m.contacts {
		all[key] = c
	}
	return all
}

// Break lets all requests for an estate meet a fault.
func (m *Mock) Break(id string, fault http.HandlerFunc) { m.BreakPath("/api/estates/"+id, fault) }

// Event is the body of an event about an estate, which can be read from then on, and its signature.
func (m *Mock) Event(kind, id string, at time.Time) (body []byte, signature string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.published[id] = true
	body, _ = json.Marshal(map[string]string{"event": kind, "estate_id": id, "company_id": "company-1",
		"happened_at": at.UTC().Format("2006-01-02T15:04:05.000Z07:00")})
	return body, Sign(body, Secret)
}

// Sign signs a body.
func Sign(body []byte, secret string) string {
	mac := hmac.New(sha1.New, []byte(secret))
	mac.Write(body)
	return hex.EncodeToString(mac.Sum(nil))
}

// Post sends an event to a site and returns the status of the answer, 0 for none.
func Post(address string, body []byte, signature string) int {
	r, err := http.NewRequest(http.MethodPost, address, bytes.NewReader(body))
	if err != nil {
		return 0
	}
	r.Header.Set("X-Hook-Signature", signature)
	answer, err := http.DefaultClient.Do(r)
	if err != nil {
		return 0
	}
	defer answer.Body.Close()
	io.Copy(io.Discard, answer.Body)
	return answer.StatusCode
}

func (m *Mock) token(w http.ResponseWriter, r *http.Request) {
	var said map[string]string
	if json.NewDecoder(r.Body).Decode(&said); said["client_id"] != Client || said["client_secret"] != Secret {
		w.WriteHeader(http.StatusUnauthorized)
		return
	}
	json.NewEncoder(w).Encode(map[string]any{"access_token": accessToken, "token_type": "Bearer", "expires_in": 3600})
}

func (m *Mock) signedIn(next http.HandlerFunc) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		m.mu.Lock()
		defer m.mu.Unlock()
		if r.Header.Get("Authorization") != "Bearer "+accessToken {
			w.WriteHeader(http.StatusUnauthorized)
			return
		}
		next(w, r)
	}
}

func (m *Mock) estate(w http.ResponseWriter, r *http.Request) {
	id := r.PathValue("id")
	e, ok := m.estates[id]
	if !ok || !m.published[id] {
		http.NotFound(w, r)
		return
	}
	json.NewEncoder(w).Encode(e)
}

func (m *Mock) putURL(w http.ResponseWriter, r *http.Request) {
	var said map[string]string
	json.NewDecoder(r.Body).Decode(&said)
	m.Paths[r.PathValue("id")] = said["url"]
	w.WriteHeader(http.StatusNoContent)
}

func (m *Mock) contact(w http.ResponseWriter, r *http.Request) {
	if id := r.PathValue("id"); id != "" && m.estates[id] == nil {
		http.NotFound(w, r)
		return
	}
	c := Contact{Path: r.URL.Path, Times: 1}
	json.NewDecoder(r.Body).Decode(&c.Body)
	key := r.Header.Get("Idempotency-Key")
	if before, ok := m.contacts[key]; ok {
		before.Times++
		c = before
	}
	m.contacts[key] = c
	json.NewEncoder(w).Encode(map[string]string{"id": "contact-" + key})
}
