package stops

import (
	"context"
	"math"

	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/limits"
)

// NearProperties counts for each timetable how many of its stops are within limits.StopMetres of a property whose address is public.
func (s *Store) NearProperties(ctx context.Context) (map[string]int, error) {
	var places []geo.Location
	err := s.List(ctx, &places, `SELECT latitude, longitude FROM listing
		WHERE latitude IS NOT NULL AND longitude IS NOT NULL AND number IN (SELECT number FROM search)`)
	if err != nil {
		return nil, err
	}
	grid := map[square][]geo.Location{}
	for _, place := range places {
		row := rowOf(place.Latitude)
		at := square{row, columnOf(place.Longitude, row)}
		grid[at] = append(grid[at], place)
	}
	var all []struct {
		Feed string `db:"feed"`
		Stop
	}
	counts := map[string]int{}
	err = s.List(ctx, &all, "SELECT feed, latitude, longitude FROM transit_stop")
	for _, stop := range all {
		if isNear(grid, stop.Stop) {
			counts[stop.Feed]++
		}
	}
	return counts, err
}

// square is a part of the map at least limits.StopMetres wide and high, so that what is near a place lies in its own square or beside it.
type square struct{ row, column int }

// high is how high a square is, in degrees.
const high = 1.01 * limits.StopMetres / 1000 / kilometresPerDegree

func rowOf(latitude float64) int { return int(math.Floor(latitude / high)) }

func columnOf(longitude float64, row int) int {
	wide := high / max(0.1, math.Cos(float64(row)*high*math.Pi/180))
	return int(math.Floor(longitude / wide))
}

func isNear(grid map[square][]geo.Location, stop Stop) bool {
	for row := rowOf(stop.Latitude) - 1; row <= rowOf(stop.Latitude)+1; row++ {
		middle := columnOf(stop.Longitude, row)
		for column := middle - 1; column <= middle+1; column++ {
			for _, place := range grid[square{row, column}] {
				if metres(place, stop) <= limits.StopMetres {
					return true
				}
			}
		}
	}
	return false
}
