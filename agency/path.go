package agency

import (
	_ "embed"
	"encoding/json"
	"slices"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/locale"
)

// Route is a page that every site has. Internal is its address without a language, as menus give it ("/for-sale/"); Paths
// are its addresses ("/nl/te-koop/") in all languages, used by this site or not.
type Route struct {
	Page     string
	Internal string
	For      string // for one visitor alone: "owner", "link" (of an email), "thanks" (for a form); empty for everybody
	Paths    map[locale.Language]string
}

//go:embed routes.json
var routesJSON []byte

var routes = readRoutes(routesJSON)

// readRoutes panics when the table cannot be read: without addresses there is no site.
func readRoutes(table []byte) []Route {
	var rows []map[string]string
	if err := json.Unmarshal(table, &rows); err != nil {
		panic("routes.json: " + err.Error())
	}
	list := make([]Route, len(rows))
	for i, row := range rows {
		list[i] = Route{Page: row["page"], Internal: row["internal"], For: row["for"], Paths: map[locale.Language]string{}}
		for _, l := range locale.Languages {
			list[i].Paths[l] = "/" + string(l) + row[string(l)]
		}
	}
	return list
}

// Routes lists the pages that every site has, in the order of the table.
func Routes() []Route { return slices.Clone(routes) }

// Path is the address of a page in l, the home page's for a page that does not exist.
func Path(page string, l locale.Language) string {
	for _, r := range routes {
		if r.Page == page {
			return r.Paths[l]
		}
	}
	return "/" + string(l) + "/"
}

// Localize gives the address in l of an internal path, with or without its slashes; query and fragment stay. An unknown
// path gives the home page, an address of another site is not changed (specification section 2, Menu).
func Localize(internal string, l locale.Language) string {
	path, rest := internal, ""
	if i := strings.IndexAny(internal, "?#"); i >= 0 {
		path, rest = internal[:i], internal[i:]
	}
	if leavesSite(path) {
		return internal
	}
	for _, r := range routes {
		if strings.Trim(r.Internal, "/") == strings.Trim(path, "/") {
			return r.Paths[l] + rest
		}
	}
	return Path("home", l)
}

func leavesSite(path string) bool {
	path = strings.ToLower(path)
	return strings.Contains(path, "//") || strings.HasPrefix(path, "http") ||
		strings.HasPrefix(path, "tel:") || strings.HasPrefix(path, "mailto:")
}

// PropertyPath is the address of a property: "/nl/te-koop/kinrooi/licht-huis/1096/". Anything but a sale is under the
// rentals.
func PropertyPath(l locale.Language, goal market.Goal, city, title string, number int) string {
	page := "rent"
	if goal == market.Sale {
		page = "sale"
	}
	return Path(page, l) + segments(city, title, number)
}

// ProjectPath is the address of a project: "/nl/projecten/maaseik/het-brouwershof/2001/".
func ProjectPath(l locale.Language, city, name string, number int) string {
	return Path("projects", l) + segments(city, name, number)
}

// UnitPath is the address of a property under its project.
func UnitPath(l locale.Language, projectCity, projectName string, project int, title string, number int) string {
	return ProjectPath(l, projectCity, projectName, project) + segment(title, number) + "/" + strconv.Itoa(number) + "/"
}

func segments(city, name string, number int) string {
	return segment(city, number) + "/" + segment(name, number) + "/" + strconv.Itoa(number) + "/"
}
