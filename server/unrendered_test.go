package server_test

import (
	"fmt"
	"testing"

	"github.com/gevel/gevel/internal/releasetest"
	"github.com/gevel/gevel/internal/sitetest"
	"github.com/gevel/gevel/server"
	"github.com/gevel/gevel/web"
)

// TestStatusWithoutAFreeEngine shows that each kind of address has the status, and the redirect, that it has when it is rendered, also
// while no engine is free to render it.
func TestStatusWithoutAFreeEngine(t *testing.T) {
	releasetest.Only(t, "it waits for engines")
	v, site := visitSite(t, web.Dist(), server.Settings{Proxies: sitetest.OwnMachine(t)})
	gone := v.PropertyNumbers(t, "status <> 1")
	if len(gone) == 0 {
		t.Fatal("the sample has no property that is sold")
	}
	paths := []string{"/nl/", "/nl/te-koop/", "/nl/te-koop/?page=2", "/nl/te-koop/?page=999", "/nl/te-koop/nergens-9999/",
		"/nl/te-huur/?page=999",
		"/nl/over-ons/", "/nl/is-er-niet/", "/nl/onze-diensten/is-er-niet/", "/fr/nl/", "/nl/te-koop/maaseik/huis/1096/",
		"/nl/te-koop/bree/verkeerd/1097/", "/nl/te-koop/x/y/999999/", fmt.Sprintf("/nl/te-koop/x/y/%d/", gone[0]),
		"/fr/agents/an-vermeulen/", "/nl/makelaars/niemand/",
		"/nl/projecten/x/y/999999/", "/nl/projecten/x/y/2001/", "/nl/search/", "/nl/zoeken/"}
	rendered, statuses := map[string]string{}, map[int]bool{}
	answer := func(path string) string {
		r := v.Get(t, path)
		statuses[r.StatusCode] = true
		return fmt.Sprint(r.StatusCode, " ", r.Header.Get("Location"))
	}
	for i := 0; i < len(paths); i++ {
		rendered[paths[i]] = answer(paths[i])
		if to := v.Get(t, paths[i]).Header.Get("Location"); to != "" && len(paths) < 99 {
			paths = append(paths, to)
		}
	}
	for _, status := range []int{200, 308, 404, 410} {
		if !statuses[status] {
			t.Errorf("no address of this test has the status %d", status)
		}
	}
	site.WithoutEngines(t)
	for _, path := range paths {
		if got := answer(path); got != rendered[path] {
			t.Errorf("without a free engine %s is %s, want %s", path, got, rendered[path])
		}
	}
}
