package sqlite

import (
	"encoding/binary"
	"sync/atomic"
	"syscall"
	"time"
	"unsafe"
)

// WALHead is what changes with each commit of any process: the head of SQLite's index of the write-ahead log. SQLite itself takes what it
// has read as current while this head is the same (https://www.sqlite.org/walformat.html). The file's time and size are part of it, in case
// somebody copies another database over the file.
type WALHead struct {
	index    [48]byte
	modified syscall.Timespec
	size     int64
}

// WALIndex is the beginning of the index, which all processes share: its head twice, the first written last.
type WALIndex struct {
	database      string
	device, inode uint64
	first, second *[6]uint64
	checked       atomic.Pointer[fileState]
}

// fileState is the database file as it was when it was checked.
type fileState struct {
	at       time.Time
	same     bool // it is still the file that was opened
	modified syscall.Timespec
	size     int64
}

// file reads the state of the database file, or returns that of a moment ago.
func (x *WALIndex) file() *fileState {
	now := time.Now()
	if s := x.checked.Load(); s != nil && now.Sub(s.at) < PollEvery {
		return s
	}
	var file syscall.Stat_t
	err := syscall.Stat(x.database, &file)
	s := &fileState{now, err == nil && file.Dev == x.device && file.Ino == x.inode, file.Mtim, file.Size}
	x.checked.Store(s)
	return s
}

// indexVersion is the version of the index that every SQLite since 3.7.0 writes.
const indexVersion = 3007000

// MapIndex returns the index of an open database, nil when it cannot be read. Its descriptor is never closed: that would release the locks
// that SQLite holds on the same file in this process.
func MapIndex(database string) *WALIndex {
	var file syscall.Stat_t
	if syscall.Stat(database, &file) != nil {
		return nil
	}
	descriptor, err := syscall.Open(database+"-shm", syscall.O_RDONLY|syscall.O_CLOEXEC, 0)
	if err != nil {
		return nil
	}
	mapped, err := syscall.Mmap(descriptor, 0, 96, syscall.PROT_READ, syscall.MAP_SHARED)
	if err != nil {
		return nil
	}
	heads := (*[2][6]uint64)(unsafe.Pointer(&mapped[0]))
	return &WALIndex{database: database, device: file.Dev, inode: file.Ino, first: &heads[0], second: &heads[1]}
}

// Head reads the head. It is not ok while a process writes it, after a crash until SQLite has written it anew, and when another file has
// taken the place of the database.
func (x *WALIndex) Head() (h WALHead, ok bool) {
	if x == nil {
		return h, false
	}
	file := x.file()
	if !file.same {
		return h, false
	}
	h.modified, h.size = file.modified, file.size
	for i := range x.first {
		binary.NativeEndian.PutUint64(h.index[8*i:], atomic.LoadUint64(&x.first[i]))
	}
	for i := range x.second {
		if atomic.LoadUint64(&x.second[i]) != binary.NativeEndian.Uint64(h.index[8*i:]) {
			return h, false
		}
	}
	const isInit = 12
	return h, binary.NativeEndian.Uint32(h.index[:]) == indexVersion && h.index[isInit] == 1
}
