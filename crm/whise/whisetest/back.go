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

// createCalendar makes an appointment, another one each time.
func (s *Server) createCalendar(w http.ResponseWriter, q map[string]any) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.made++
	id := 500 + s.made
	s.calendars[id] = q
	write(w, map[string]any{"calendarId": id, "isValidRequest": true})
}

func (s *Server) updateCalendar(w http.ResponseWriter, q map[string]any) {
	s.change(w, q, func(id int) {
		delete(q, "Id")
		s.calendars[id] = q
	})
}

func (s *Server) deleteCalendar(w http.ResponseWriter, q map[string]any) {
	s.change(w, q, func(id int) { delete(s.calendars, id) })
}

// change changes an appointment that there is.
func (s *Server) change(w http.ResponseWriter, q map[string]any, how func(id int)) {
	s.mu.Lock()
	defer s.mu.Unlock()
	number, _ := q["Id"].(float64)
	id := int(number)
	if s.calendars[id] == nil {
		http.Error(w, "there is no such appointment", http.StatusNotFound)
		return
	}
	how(id)
	write(w, map[string]any{"calendarId": id, "isValidRequest": true})
}

func (s *Server) representatives(w http.ResponseWriter, _ map[string]any) {
	write(w, map[string]any{"representatives": []map[string]any{{"id": 77, "email": "An.Vermeulen@example.com"}}})
}
