// Package whisetest holds a server for tests that stands for Whise, over real HTTPS on this machine.
package whisetest

import (
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/crm/crmtest"
)

// Estate is a property as Whise writes it.
type Estate = map[string]any

// Server is Whise with one agency. Contacts and Calendars are what the site sent.
type Server struct {
	*crmtest.Server
	mu        sync.Mutex
	estates   []Estate
	tokens    int
	valid     map[string]bool
	contacts  []map[string]any
	calendars map[int]map[string]any
	createdAt map[int]time.Time // of the appointments
	made      int               // appointments so far
}

// The agency's account.
const (
	Username = "gevel"
	Password = "a secret of Whise"
	Client   = "4711"
	Office   = "12"
)

// Start starts Whise until the test ends.
func Start(t testing.TB, estates ...Estate) *Server {
	s := &Server{estates: estates, valid: map[string]bool{}, calendars: map[int]map[string]any{},
		createdAt: map[int]time.Time{}}
	mux := http.NewServeMux()
	mux.HandleFunc("POST /token", s.signIn)
	mux.HandleFunc("POST /v1/admin/clients/token", s.allowed(s.chooseOffice))
	mux.HandleFunc("POST /v1/estates/list", s.allowed(s.list))
	mux.HandleFunc("POST /v1/contacts/upsert", s.allowed(s.upsertContact))
	mux.HandleFunc("POST /v1/calendars/create", s.allowed(s.createCalendar))
	mux.HandleFunc("PATCH /v1/calendars/update", s.allowed(s.updateCalendar))
	mux.HandleFunc("DELETE /v1/calendars/delete", s.allowed(s.deleteCalendar))
	mux.HandleFunc("POST /v1/calendars/list", s.allowed(s.listCalendars))
	mux.HandleFunc("POST /v1/admin/representatives/list", s.allowed(s.representatives))
	mux.HandleFunc("GET /pictures/{name}", crmtest.Picture)
	s.Server = crmtest.Start(t, mux)
	return s
}

// Account is the agency's account, with more settings.
func (s *Server) Account(more map[string]string) crm.Account {
	settings := map[string]string{"username": Username, "client": Client, "office": Office, "base": s.URL}
	for name, value := range more {
		settings[name] = value
	}
	return crm.Account{Settings: settings, Secret: Password, Client: s.FetchClient()}
}

// Put adds a property, or changes the one with its number.
func (s *Server) Put(e Estate) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if at := s.at(e["id"]); at >= 0 {
		s.estates[at] = e
		return
	}
	s.estates = append(s.estates, e)
}

// Delete takes a property away without a trace.
func (s *Server) Delete(id int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.estates = slices.Delete(s.estates, s.at(id), s.at(id)+1)
}

func (s *Server) at(id any) int {
	return slices.IndexFunc(s.estates, func(e Estate) bool { return fmt.Sprint(e["id"]) == fmt.Sprint(id) })
}

// EndTokens lets every token expire.
func (s *Server) EndTokens() {
	s.mu.Lock()
	defer s.mu.Unlock()
	clear(s.valid)
}

// Contacts are the contacts that the site made, one for each email address, as it sent them last.
func (s *Server) Contacts() []map[string]any {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.contacts)
}

// Calendars are the appointments that the site made and did not cancel, by their numbers.
func (s *Server) Calendars() map[int]map[string]any {
	s.mu.Lock()
	defer s.mu.Unlock()
	return maps.Clone(s.calendars)
}

func write(w http.ResponseWriter, v any) {
	w.Header().Set("Content-Type", "application/json")
	json.NewEncoder(w).Encode(v)
}
