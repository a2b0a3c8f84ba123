package whisetest

import (
	"net/http"
	"slices"
	"time"

	"github.com/gevel/gevel/locale"
)

// createCalendar makes an appointment, another one each time.
func (s *Server) createCalendar(w http.ResponseWriter, q map[string]any) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.made++
	id := 500 + s.made
	s.calendars[id], s.createdAt[id] = q, time.Now()
	write(w, map[string]any{"calendarId": id, "isValidRequest": true})
}

func (s *Server) updateCalendar(w http.ResponseWriter, q map[string]any) {
	s.change(w, q["CalendarId"], func(id int) {
		delete(q, "CalendarId")
		s.calendars[id] = q
	})
}

func (s *Server) deleteCalendar(w http.ResponseWriter, q map[string]any) {
	ids, _ := q["CalendarIds"].([]any)
	if len(ids) != 1 {
		http.Error(w, "CalendarIds is required.", http.StatusBadRequest)
		return
	}
	s.change(w, ids[0], func(id int) { delete(s.calendars, id) })
}

// change changes an appointment that there is.
func (s *Server) change(w http.ResponseWriter, number any, how func(id int)) {
	s.mu.Lock()
	defer s.mu.Unlock()
	n, _ := number.(float64)
	id := int(n)
	if s.calendars[id] == nil {
		http.Error(w, "there is no such appointment", http.StatusNotFound)
		return
	}
	how(id)
	write(w, map[string]any{"calendarId": id, "isValidRequest": true})
}

// listCalendars lists all appointments, at most 50 at a time; it only knows the order of the numbers downwards.
func (s *Server) listCalendars(w http.ResponseWriter, q map[string]any) {
	s.mu.Lock()
	defer s.mu.Unlock()
	list := []map[string]any{}
	for id, c := range s.calendars {
		list = append(list, map[string]any{"id": id, "subject": c["Subject"],
			"createDateTime": s.createdAt[id].In(locale.Zone).Format("2006-01-02T15:04:05.9999999")})
	}
	slices.SortFunc(list, func(a, b map[string]any) int { return b["id"].(int) - a["id"].(int) })
	page, _ := q["Page"].(map[string]any)
	offset, limit := int(page["Offset"].(float64)), min(int(page["Limit"].(float64)), 50)
	total := len(list)
	write(w, map[string]any{"calendars": list[min(offset, total):min(offset+limit, total)], "totalCount": total})
}

// PutCalendar adds an appointment that somebody at the office made, and returns its number.
func (s *Server) PutCalendar(subject string, madeAt time.Time) int {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.made++
	id := 500 + s.made
	s.calendars[id], s.createdAt[id] = map[string]any{"Subject": subject}, madeAt
	return id
}
