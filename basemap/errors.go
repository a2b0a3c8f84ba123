package basemap

import (
	"errors"
	"fmt"
	"syscall"

	"github.com/gevel/gevel/limits"
)

// Why a part of a basemap cannot be fetched, beside the errors of fetch and pmtiles.
var (
	ErrNowhere = errors.New("no home and no office has a place that the map shows: import or enter one first")
	ErrMargin  = fmt.Errorf("the margin is more than 0 and at most %d km", limits.StreetsMargin)
	ErrZoom    = fmt.Errorf("the zoom is %d to %d", limits.StreetsFarZoom, limits.StreetsZoom)
	ErrLarge   = errors.New("it is too large: make the margin or the zoom smaller")
	ErrNoTile  = errors.New("the basemap has nothing around the homes and offices")
	ErrNoBuild = fmt.Errorf("no build of the last %d days is there", limits.StreetsBuildDays)
	ErrChanged = errors.New("the basemap was changed while it was read: begin again")
	ErrTime    = errors.New("it takes longer than " + limits.StreetsTime.String() + ": call it again, and it goes on")
	ErrMany    = fmt.Errorf("it needs more than %d requests: the basemap is not in the order of its tiles", limits.StreetsRequests)
	ErrFull    = errors.New("the disk is full: make room and call it again, and it goes on")
	ErrRunning = errors.New("streets are being fetched into this data folder already")
	ErrDamaged = errors.New("what came is damaged, and was thrown away: begin again")
)

// ofDisk names the error of a full disk.
func ofDisk(err error) error {
	if errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EDQUOT) {
		return fmt.Errorf("%w (%w)", ErrFull, err)
	}
	return err
}
