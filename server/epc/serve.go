package epc

import (
	"net/http"
	"strings"
	"sync"

	"github.com/gevel/gevel/agency/energy"
	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/cache"
)

// pictures holds all labels of all regions by "flanders/a_plus.png", drawn at the first request.
var pictures = sync.OnceValue(func() map[string]*cache.Body {
	all := map[string]*cache.Body{}
	for _, region := range []geo.Region{geo.Flanders, geo.Brussels, geo.Wallonia} {
		for _, label := range energy.Labels(region) {
			all[strings.ToLower(string(region))+"/"+label+".png"] = cache.NewBody("image/png", picture(label))
		}
	}
	return all
})

// Serve sends the picture at {region}/{label}.png, and 404 for a label that the region does not have.
func Serve(w http.ResponseWriter, r *http.Request) {
	body, known := pictures()[r.PathValue("region")+"/"+r.PathValue("file")]
	if !known {
		http.NotFound(w, r)
		return
	}
	w.Header().Set("Cache-Control", "public, max-age=2592000")
	body.Write(w, r, http.StatusOK)
}
