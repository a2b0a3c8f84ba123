package server

import (
	"fmt"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/prose"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/mail"
	"github.com/gevel/gevel/server/respond"
)

// serveOpenDays serves the open days of a project as a calendar: /open-days/nl/2001.ics. Each keeps its UID, so that one that is moved
// moves in the calendars that follow it, and a cancelled one is shown as cancelled. 404 for a project or language that the site does not
// have.
func (s *Server) serveOpenDays(w http.ResponseWriter, r *http.Request) {
	ctx, c, err := s.store.Pin(r.Context())
	if err != nil {
		respond.Failure(w, r, err)
		return
	}
	l := locale.Language(r.PathValue("language"))
	file, isCalendar := strings.CutSuffix(r.PathValue("file"), ".ics")
	number, wrong := strconv.Atoi(file)
	if !isCalendar || wrong != nil || !slices.Contains(c.Site.InUse(), l) {
		http.NotFound(w, r)
		return
	}
	leave, err := s.crowd.Enter(ctx)
	if err != nil {
		respond.Failure(w, r, err)
		return
	}
	defer leave()
	projects, err := s.store.ProjectsByNumber(ctx, l, []int{number})
	if err != nil {
		respond.Failure(w, r, err)
		return
	}
	if len(projects) == 0 {
		http.NotFound(w, r)
		return
	}
	w.Header().Set("Content-Type", "text/calendar; charset=utf-8")
	w.Header().Set("Cache-Control", "no-cache")
	w.Write(mail.Calendar(projects[0].Name(), openDaysOf(projects[0], s.origin(r))))
}

// openDaysOf are the open days of a project as events of a calendar.
func openDaysOf(p *agency.Project, origin string) []mail.Invitation {
	changed := time.Unix(p.UpdatedUnix, 0)
	site := p.Catalog.SiteIn(p.Language)
	var events []mail.Invitation
	for _, o := range p.OpenDays() {
		i := mail.Invitation{UID: mail.EventID(fmt.Sprintf("open-day-%d-%s-%d", p.Number, o.Date, o.Turn), p.Catalog.Site.Email),
			Sequence: int(p.UpdatedUnix / 60), Cancelled: o.Cancelled, Stamp: changed, Start: o.Start, End: o.End,
			Summary: prose.Joined(" · ", locale.Text("openDay.name", p.Language), p.Name()), Location: mail.Place(p.Address(), p.City()),
			URL: origin + p.Path(), Organizer: mail.Party{Name: site.Name, Email: p.Catalog.Site.Email}}
		if o.Note != nil {
			i.Description = *o.Note
		}
		events = append(events, i)
	}
	return events
}
