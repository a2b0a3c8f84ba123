package desk

import (
	"context"

	"github.com/gevel/gevel/auth"
	"github.com/gevel/gevel/deliveries"
	"github.com/gevel/gevel/graph"
	"github.com/gevel/gevel/graph/engine"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/parts"
	"github.com/gevel/gevel/person"
	"github.com/gevel/gevel/pictures"
	"github.com/gevel/gevel/properties"
	"github.com/gevel/gevel/staff"
	"github.com/gevel/gevel/staff/streets"
	"github.com/gevel/gevel/transit"
)

// Graph answers the desk.
type Graph struct {
	*engine.Engine
	resolver *Resolver
	sheets   *engine.Limiter
	folders  *engine.Limiter
}

// New returns the graph of a site's desk. operations are the desk's own by the SHA-256 of their text; site answers what the desk shows of
// the site and of owners.
func New(authService *auth.Service, site *graph.Graph, operations map[string]string) *Graph {
	store := authService.Store
	service := &staff.Service{App: authService.App, Leads: authService.Leads, Auth: authService}
	library := pictures.New(store, service)
	rooms := roomsOf(service)
	resolver := &Resolver{
		App:     authService.App,
		rooms:   rooms,
		Staff:   service,
		Parts:   &parts.Service{Store: store, Staff: service},
		Library: library,
		Brought: &deliveries.Service{Store: store, Staff: service, Enter: engine.NewLimiter(limits.SharedDeliveries,
			"another delivery is being read; try again in a minute").Enter},
		Transit: &transit.Service{Store: store, Staff: service, Enter: engine.NewLimiter(limits.SharedTimetables,
			"another timetable is being read; try again in a minute").Enter},
		Listed:  &properties.Service{Store: store, Staff: rooms.Listings, Pictures: library},
		site:    site.Resolver(),
		streams: newStreams(store),
	}
	g := &Graph{resolver: resolver,
		folders: engine.NewLimiter(limits.SharedFolders, "a folder is being exported; try again in a minute"),
		sheets:  engine.NewLimiter(limits.SharedSheets, "too many sheets are being written; try again in a minute")}
	g.Engine = engine.New(NewExecutableSchema(Config{Resolvers: resolver}), store, operations,
		engine.Rules{Live: isLive, Cost: costOf, TriesPassword: triesPassword, Describes: g.describes})
	return g
}

// Enable gives the desk what it needs beside the store: the folders that know persons, what runs links, and the mail server.
func (g *Graph) Enable(files person.Files, links staff.LinkRunner, server staff.MailServer) {
	g.resolver.Staff.Files, g.resolver.Staff.Runner, g.resolver.Staff.Mail = files, links, server
}

// EnablePictures lets the desk write pictures into the media folder, and gives it what counts their sizes.
func (g *Graph) EnablePictures(media string, count pictures.CountSizes) {
	g.resolver.Library.Media, g.resolver.Library.Count = media, count
	g.resolver.Listed.Media = media
}

// EnableDeliveries lets the desk take files with properties, which wait in a folder, and timetables, which are there while they are read.
func (g *Graph) EnableDeliveries(media, folder string) {
	g.resolver.Brought.Media, g.resolver.Brought.Folder = media, folder
	g.resolver.Transit.Folder = folder
}

// Timetables are what takes the timetables of operators at the desk.
func (g *Graph) Timetables() *transit.Service { return g.resolver.Transit }

// Deliveries are what takes files with properties at the desk.
func (g *Graph) Deliveries() *deliveries.Service { return g.resolver.Brought }

// EnableStreets gives the desk what it shows and fetches of the map's streets.
func (g *Graph) EnableStreets(s streets.Streets) { g.resolver.rooms.Streets.Streets = s }

// describes reports whether who asks is signed in at the desk; when that cannot be read, nobody is.
func (g *Graph) describes(ctx context.Context) bool {
	session, err := g.resolver.Staff.Session(ctx)
	return err == nil && session != nil
}

// init removes @defer, which the parser defines but we do not support.
func init() { delete(parsedSchema.Directives, "defer") }
