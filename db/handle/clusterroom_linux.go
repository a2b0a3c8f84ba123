package handle

import "syscall"

// roomFor gives the bytes that programs may still write to the disk of a folder.
func roomFor(dir string) (int64, error) {
	var s syscall.Statfs_t
	if err := syscall.Statfs(dir, &s); err != nil {
		return 0, err
	}
	return int64(s.Bavail) * s.Bsize, nil
}
