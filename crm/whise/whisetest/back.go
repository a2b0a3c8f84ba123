package whisetest

import (
	"fmt"
	"net/http"
	"slices"
)

// upsertContact makes a contact, or changes the one with the email address.
func (s *Server) upsertContact(w http.ResponseWriter, q map[string]any) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, name := range []string{"Name", "PrivateEmail", "CountryId", "LanguageId", "OfficeIds"} {
		if q[name] == nil || q[name] == "" {
			http.Error(w, fmt.Sprintf(`{"Message": "%s is required."}`, name), http.StatusBadRequest)
			return
		}
	}
	at := slices.IndexFunc(s.contacts, func(c map[string]any) bool { return c["PrivateEmail"] == q["PrivateEmail"] })
	if at < 0 {
		s.contacts = append(s.contacts, nil)
		at = len(s.contacts) - 1
	}
	s.contacts[at] = q
	write(w, map[string]any{"contactId": 900 + at, "isValidRequest": true})
}

func (s *Server) representatives(w http.ResponseWriter, _ map[string]any) {
	write(w, map[string]any{"representatives": []map[string]any{{"id": 77, "email": "An.Vermeulen@example.com"}}})
}
