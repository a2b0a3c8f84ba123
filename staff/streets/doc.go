// Package streets is what managers see and fetch of the streets of the site's map.
package streets

import (
	"context"

	"github.com/gevel/gevel/basemap"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/staff"
)

// Service is this part of the desk. Its methods are safe for concurrent use.
type Service struct {
	*staff.Service
	Streets Streets
}

// Places are where the agency has something on the map: properties, projects and offices.
func Places(ctx context.Context, store *db.Store) (list []basemap.Place, err error) {
	mapped, err := store.Mapped(ctx)
	if err != nil {
		return nil, err
	}
	for _, m := range mapped {
		list = append(list, basemap.Place(m))
	}
	c, err := store.Catalog(ctx)
	if err != nil {
		return nil, err
	}
	for _, o := range c.Site.Offices {
		if o.Latitude != nil && o.Longitude != nil {
			list = append(list, basemap.Place{Latitude: *o.Latitude, Longitude: *o.Longitude})
		}
	}
	return list, nil
}
