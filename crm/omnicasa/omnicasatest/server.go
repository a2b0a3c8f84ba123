// Package omnicasatest holds a server for tests that stands for Omnicasa, over real HTTPS on this machine.
package omnicasatest

import (
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/crm/crmtest"
)

// Item is a property as Omnicasa writes it. A value that is a Texts differs from language to language; Changed is when it was changed, as
// the server compares it with ChangeSince, and is not written.
type Item = map[string]any

// Texts is a text by Omnicasa's numbers of languages.
type Texts map[int]string

// Server is Omnicasa with one customer.
type Server struct {
	*crmtest.Server
	mu        sync.Mutex
	items     []Item
	projects  []Item // nil for an Omnicasa that does not know the call for them
	deleted   []any
	sent      []map[string]any
	views     map[string]int // by the property's number
	addresses bool           // whether a visitor's network address came with one
}

// The customer's account.
const (
	Customer = "agency"
	Password = "a secret of Omnicasa"
)

// Start starts Omnicasa until the test ends.
func Start(t testing.TB, items ...Item) *Server {
	s := &Server{items: items, deleted: []any{}, views: map[string]int{}}
	s.Server = crmtest.Start(t, http.HandlerFunc(s.answer))
	return s
}

// Account is the customer's account, with more settings.
func (s *Server) Account(more map[string]string) crm.Account {
	settings := map[string]string{"customer": Customer, "languages": "nl,fr", "base": s.URL}
	maps.Copy(settings, more)
	return crm.Account{Settings: settings, Secret: Password, Client: s.FetchClient()}
}

// Put adds a property, or changes the one with its number.
func (s *Server) Put(item Item) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.items = append(s.without(item["ID"]), item)
}

// PutProjects replaces all projects.
func (s *Server) PutProjects(projects ...Item) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.projects = append([]Item{}, projects...)
}

// Delete takes a property away and lists it as deleted.
func (s *Server) Delete(id int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.items, s.deleted = s.without(id), append(s.deleted, id)
}

func (s *Server) without(id any) []Item {
	return slices.DeleteFunc(s.items, func(i Item) bool { return fmt.Sprint(i["ID"]) == fmt.Sprint(id) })
}

// Sent are the calls that told of visitors, with their arguments and without the account.
func (s *Server) Sent() []map[string]any {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.sent)
}

// PageViews are how often each property was viewed, by its number, and whether any visitor's network address was told.
func (s *Server) PageViews() (counts map[string]int, addresses bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return maps.Clone(s.views), s.addresses
}

// answer makes the call that the address names.
func (s *Server) answer(w http.ResponseWriter, r *http.Request) {
	s.mu.Lock()
	defer s.mu.Unlock()
	name, isCall := strings.CutSuffix(strings.TrimPrefix(r.URL.Path, "/"), "Json")
	var q map[string]any
	if err := json.Unmarshal([]byte(r.URL.Query().Get("json")), &q); err != nil || !isCall || r.Method != http.MethodGet {
		http.NotFound(w, r)
		return
	}
	allowed := q["CustomerName"] == Customer && q["CustomerPassword"] == Password
	result := map[string]any{"Success": true, "Message": "", "Code": 0}
	switch value, known := s.value(name, q); {
	case name == "ValidateCustomer":
		result["Value"] = allowed
	case !allowed || !known:
		result["Success"], result["Message"], result["Value"] = false, "The request is not accepted.", nil
	default:
		result["Value"] = value
	}
	json.NewEncoder(w).Encode(map[string]any{name + "JsonResult": result})
}
